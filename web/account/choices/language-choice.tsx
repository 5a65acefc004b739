import { LANGUAGE_NAMES } from "#texts/language.ts";
import * as texts from "#texts/settings.ts";
import { chooseLanguage, chosenLanguage, LANGUAGES } from "../../storage/choices/language-choice.ts";

/** The page is loaded again in the language chosen: each language has its own files. */
export function LanguageChoice() {
  const chosen = chosenLanguage();
  return (
    <fieldset className="panel stack">
      <legend>{texts.language}</legend>
      <div className="checks">
        {([null, ...LANGUAGES] as const).map((each) => (
          <label key={each} className="check" lang={each ?? undefined}>
            <input
              type="radio"
              name="language"
              checked={chosen === each}
              onChange={() => {
                chooseLanguage(each);
                location.reload();
              }}
            />
            {each === null ? texts.asInBrowser : LANGUAGE_NAMES[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
