import type { FullBoard } from "../../contract/boards.ts";
import { type Part, partsOf, type Wording } from "./sentence.ts";

interface Props {
  board: FullBoard;
  wording: Wording;
  /** Otherwise all of it. */
  parts?: (board: FullBoard, wording: Wording) => Part[];
  end?: string;
}

/** What a rule says, with the things on the board that it names highlighted. */
export function SentenceLine({ board, wording, parts = partsOf, end = "." }: Props) {
  return (
    <>
      {parts(board, wording).map((part, index) =>
        typeof part === "string" ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
          <strong key={index} className="rule-thing" dir="auto" data-kind={part.kind}>
            {part.text}
          </strong>
        ),
      )}
      {end}
    </>
  );
}
