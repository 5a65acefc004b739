import { THEMES } from "../storage/theme.ts";
import { chooseTheme, useTheme } from "../storage/theme-choice.ts";

const NAMES = { system: "Match system", light: "Light", dark: "Dark" } as const;

export function ThemeChoice() {
  const choice = useTheme();
  return (
    <fieldset className="panel stack">
      <legend>Appearance</legend>
      <div className="row">
        {THEMES.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="theme" checked={choice === each} onChange={() => chooseTheme(each)} />
            {NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
