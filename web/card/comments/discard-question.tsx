import { discardText } from "#texts/comments.ts";
import { discard, keepWriting } from "#texts/common.ts";
import { Button } from "../../ui/forms/button.tsx";

interface Props {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Before the text of a comment is thrown away. */
export function DiscardQuestion({ onDiscard, onKeep }: Props) {
  return (
    <div className="notice row" role="alert">
      <p>{discardText}</p>
      <Button onClick={onDiscard}>{discard}</Button>
      <Button kind="primary" onClick={onKeep}>
        {keepWriting}
      </Button>
    </div>
  );
}
