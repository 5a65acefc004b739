import * as texts from "#texts/search.tsx";
import { typedHint } from "../palette/entries.tsx";

/** Operators, before anything is searched for; choosing one puts it in the field. */
export function SearchHints({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <section className="stack" aria-label={texts.narrowSearch}>
      <p className="note">{texts.whatIsSearched}</p>
      <ul className="search-hints">
        {Object.entries(texts.hints).map(([operator, means]) => (
          <li key={operator}>
            <button type="button" className="choice" onClick={() => onChoose(typedHint(operator))}>
              <code>{operator}</code>
              <span className="muted">{means}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
