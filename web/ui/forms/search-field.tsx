import { Icon } from "../display/icon.tsx";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onEnter?: () => void;
  /** The focus of a dialog starts in it. */
  isFirst?: boolean;
}

/** Narrows a list down while it is typed into; Escape empties it, and only then closes the dialog that it is in. */
export function SearchField({ label, value, onChange, onEnter, isFirst }: Props) {
  return (
    <label className="search-field">
      <Icon name="search" size={16} />
      <span className="visually-hidden">{label}</span>
      <input
        className="input"
        dir="auto"
        type="search"
        placeholder={label}
        data-autofocus={isFirst || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "") {
            event.preventDefault();
            onChange("");
          }
          if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter?.();
        }}
      />
    </label>
  );
}
