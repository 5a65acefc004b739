import * as texts from "#texts/rules.tsx";
import type { AutomationRule } from "../../contract/automations.ts";
import { useBoard } from "../board/use-board.ts";
import { Button } from "../ui/forms/button.tsx";
import { saysSame, sentenceOf, type Wording } from "./sentence.ts";
import { SentenceLine } from "./sentence-line.tsx";
import { suggestedRules } from "./suggested-rules.ts";

interface Props {
  /** The rules of the board; what they say is not suggested. */
  list: readonly AutomationRule[];
  /** Otherwise they are folded: whoever has rules has seen them. */
  isOpen: boolean;
  disabled: boolean;
  onChoose: (wording: Wording) => void;
}

export function Suggestions({ list, isOpen, disabled, onChoose }: Props) {
  const { board, me } = useBoard();
  const open = suggestedRules(board, me.id).filter(
    (wording) => !list.some((rule) => saysSame(rule, wording)),
  );
  if (open.length === 0) return null;
  const all = (
    <ul className="rule-list">
      {open.map((wording) => {
        const sentence = sentenceOf(board, wording);
        return (
          <li key={sentence} className="rule-suggestion">
            <span>
              <SentenceLine board={board} wording={wording} />
            </span>
            <Button
              disabled={disabled}
              aria-label={texts.addThis(sentence)}
              onClick={() => onChoose(wording)}
            >
              {texts.addRule}
            </Button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="rule-suggestions" aria-label={texts.suggestions}>
      {isOpen ? (
        <>
          <h3>{texts.suggestions}</h3>
          {all}
        </>
      ) : (
        <details>
          <summary>{texts.suggestions}</summary>
          {all}
        </details>
      )}
    </section>
  );
}
