import { Icon } from "../display/icon.tsx";

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onEnter?: () => void;
}

/** Narrows a list down while it is typed into; Escape empties it. */
export function SearchField({ label, value, onChange, onEnter }: Props) {
  return (
    <label className="search-field">
      <Icon name="search" size={16} />
      <span className="visually-hidden">{label}</span>
      <input
        className="input"
        dir="auto"
        type="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onChange("");
          if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter?.();
        }}
      />
    </label>
  );
}
