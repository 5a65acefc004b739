import { useId } from "react";
import * as texts from "#texts/conflicts.tsx";
import { empty } from "#texts/drafts.tsx";
import { Button } from "../../ui/forms/button.tsx";

interface Props {
  label: string;
  text: string;
  /** What was written after the text that is being edited here. */
  later: string | null | undefined;
  edit: (text: string) => void;
  takeLater: () => void;
  isLong: boolean;
}

/** What was written here; one of several lines can be edited before it is kept. */
export function MyText({ label, text, later, edit, takeLater, isLong }: Props) {
  const id = useId();
  return (
    <div className="stack">
      <p className="conflict-label" id={id}>
        {label}
      </p>
      {isLong ? (
        <textarea
          className="input"
          dir="auto"
          rows={5}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      ) : (
        <blockquote className="draft-theirs" dir="auto">
          {text || empty}
        </blockquote>
      )}
      {isLong && (
        <p className="detail" id={`${id}-hint`}>
          {texts.mergeHint}
        </p>
      )}
      {later !== undefined && (
        <>
          <p className="conflict-label">{texts.writtenLater}</p>
          <blockquote className="draft-theirs" dir="auto">
            {later || empty}
          </blockquote>
          <Button onClick={takeLater}>{texts.takeLater}</Button>
        </>
      )}
    </div>
  );
}
