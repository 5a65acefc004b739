import * as texts from "#texts/settings.ts";
import { THEMES } from "../storage/theme.ts";
import { chooseTheme, useTheme } from "../storage/theme-choice.ts";

export function ThemeChoice() {
  const choice = useTheme();
  return (
    <fieldset className="panel stack">
      <legend>{texts.appearance}</legend>
      <div className="checks">
        {THEMES.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="theme" checked={choice === each} onChange={() => chooseTheme(each)} />
            {texts.themes[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
