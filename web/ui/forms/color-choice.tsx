/** Colours that are easy to tell apart in light and dark, with names for screen readers. */
const PALETTE: Record<string, string> = {
  Slate: "#64748b",
  Red: "#d1492e",
  Amber: "#c98a1b",
  Green: "#2f8f5b",
  Teal: "#1d8a99",
  Blue: "#3b82f6",
  Violet: "#7c5cd6",
  Pink: "#cf4b8f",
};

interface Props {
  label: string;
  value: string;
  onChange: (color: string) => void;
  /** Where no colour is a choice, too. */
  onClear?: () => void;
}

export function ColorChoice({ label, value, onChange, onClear }: Props) {
  return (
    <fieldset className="colors">
      <legend className="field-label">{label}</legend>
      <div className="row">
        {onClear && (
          <button
            type="button"
            className="color color-none"
            aria-label="No colour"
            title="No colour"
            aria-pressed={value === ""}
            onClick={onClear}
          />
        )}
        {Object.entries(PALETTE).map(([name, color]) => (
          <button
            key={name}
            type="button"
            className="color"
            aria-label={name}
            title={name}
            aria-pressed={color === value.toLowerCase()}
            style={{ "--swatch": color }}
            onClick={() => onChange(color)}
          />
        ))}
        <label className="color-own">
          <span>Other</span>
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#64748b"}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  );
}
