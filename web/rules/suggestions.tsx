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
  disabled: boolean;
  onChoose: (wording: Wording) => void;
}

export function Suggestions({ list, disabled, onChoose }: Props) {
  const { board, me } = useBoard();
  const open = suggestedRules(board, me.id).filter(
    (wording) => !list.some((rule) => saysSame(rule, wording)),
  );
  if (open.length === 0) return null;
  return (
    <section className="rule-suggestions" aria-label={texts.suggestions}>
      <h3>{texts.suggestions}</h3>
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
    </section>
  );
}
