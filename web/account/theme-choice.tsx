import { stored } from "../storage/stored-choice.ts";
import { applyTheme, THEME_KEY, THEMES } from "../storage/theme.ts";

const NAMES = { system: "Match system", light: "Light", dark: "Dark" } as const;
const themeChoice = stored(THEME_KEY, THEMES);

export function ThemeChoice() {
  const choice = themeChoice.use();
  const choose = (next: typeof choice) => {
    themeChoice.set(next);
    applyTheme();
  };
  return (
    <fieldset className="panel stack">
      <legend>Appearance</legend>
      <div className="row">
        {THEMES.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="theme" checked={choice === each} onChange={() => choose(each)} />
            {NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
