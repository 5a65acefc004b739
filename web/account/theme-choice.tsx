import { type ThemeChoice as Choice, useTheme } from "../session/theme.ts";

const NAMES: Record<Choice, string> = { system: "As the system", light: "Light", dark: "Dark" };

export function ThemeChoice() {
  const [choice, choose] = useTheme();
  return (
    <fieldset className="panel stack">
      <legend>Appearance</legend>
      <div className="row">
        {(Object.keys(NAMES) as Choice[]).map((each) => (
          <label key={each} className="check">
            <input type="radio" name="theme" checked={choice === each} onChange={() => choose(each)} />
            {NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
