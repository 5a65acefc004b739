/** Colours that are easy to tell apart in light and dark, with names for screen readers. */
import * as texts from "#texts/controls.ts";

const PALETTE = {
  slate: "#64748b",
  red: "#d1492e",
  amber: "#c98a1b",
  green: "#2f8f5b",
  teal: "#1d8a99",
  blue: "#3b82f6",
  violet: "#7c5cd6",
  pink: "#cf4b8f",
} as const;

// Of a record, whose keys are its type.
const COLORS = Object.entries(PALETTE) as [keyof typeof PALETTE, string][];

/** The grey one is the last: it says the least. */
const OFFERED = [...COLORS.slice(1), ...COLORS.slice(0, 1)].map(([, color]) => color);

/** For something new: the first that the fewest others have. */
export function leastUsedColor(used: readonly string[]): string {
  const uses = (color: string) => used.filter((each) => each.toLowerCase() === color).length;
  return OFFERED.reduce((least, color) => (uses(color) < uses(least) ? color : least));
}

/** As the field for colours takes it: one that came from elsewhere may have a name. */
function hexOf(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color;
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return PALETTE.slate;
  context.fillStyle = PALETTE.slate;
  context.fillStyle = color;
  return context.fillStyle.startsWith("#") ? context.fillStyle : PALETTE.slate;
}

interface Props {
  label: string;
  value: string;
  onChange: (color: string) => void;
  /** Where no colour is a choice, too. */
  onClear?: () => void;
}

export function ColorChoice({ label, value, onChange, onClear }: Props) {
  const chosen = COLORS.find(([, color]) => color === value.toLowerCase());
  return (
    <fieldset className="colors">
      <legend className="field-label">
        {label}{" "}
        <span className="detail" aria-hidden="true">
          {chosen ? texts.colors[chosen[0]] : value === "" && texts.noColor}
        </span>
      </legend>
      <div className="row">
        {onClear && (
          <button
            type="button"
            className="color color-none"
            aria-label={texts.noColor}
            title={texts.noColor}
            aria-pressed={value === ""}
            onClick={onClear}
          />
        )}
        {COLORS.map(([name, color]) => (
          <button
            key={name}
            type="button"
            className="color"
            aria-label={texts.colors[name]}
            title={texts.colors[name]}
            aria-pressed={color === value.toLowerCase()}
            style={{ "--swatch": color }}
            onClick={() => onChange(color)}
          />
        ))}
        <label className="color-own">
          <span>{texts.otherColor}</span>
          <input
            type="color"
            data-on={!chosen && value !== ""}
            value={hexOf(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </fieldset>
  );
}
