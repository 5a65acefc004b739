import type { FullBoard } from "../../contract/boards.ts";
import { partsOf, type Wording } from "./sentence.ts";

/** What a rule says, with the things on the board that it names highlighted. */
export function SentenceLine({ board, wording }: { board: FullBoard; wording: Wording }) {
  return (
    <>
      {partsOf(board, wording).map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
          <strong key={index} className="rule-thing" dir="auto" data-kind={part.kind}>
            {part.text}
          </strong>
        ),
      )}
      .
    </>
  );
}
