import { useMemo, useRef, useState } from "react";
import * as texts from "#texts/drafts.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { typeOver } from "../ui/forms/type-over.ts";
import { type Choices, combinedText } from "./combined.ts";
import { isClash, piecesOf } from "./merge.ts";
import { Passages } from "./passages.tsx";
import { TheirChanges } from "./their-changes.tsx";
import type { Draft } from "./use-draft.ts";
import { useTheirAuthor } from "./use-their-author.ts";

interface Props {
  draft: Draft;
  theirs: string;
  /** Saving was attempted before a choice was made, and nothing else says that it has to be made. */
  asked?: boolean | undefined;
  /** Of several lines, which can be taken from both. */
  isLong?: boolean | undefined;
  /** Where taking their text ends the writing, so that nothing could be undone in the field. */
  saveMine?: ((text: string) => void) | undefined;
  onChosen?: (() => void) | undefined;
}

/** What somebody else has made of the text meanwhile, and what shall become of both. */
export default function ConflictQuestion(props: Props) {
  const { draft, theirs, asked = false, isLong = false, saveMine, onChosen } = props;
  const { base, text } = draft;
  const author = useTheirAuthor(draft, theirs);
  const ref = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(base, text ?? base, theirs), [base, text, theirs]);
  const [choices, setChoices] = useState<Choices>({});
  const clashes = pieces.filter(isClash).length;
  const merged = clashes === 0 || isLong ? combinedText(pieces, choices) : null;
  const both = clashes === 0 && merged === theirs ? null : merged;
  const hasPassages = clashes > 0 && both !== null;
  // The buttons disappear, and writing goes on. The text is typed over, so that undoing brings mine back.
  const andWrite = (choose: () => void, chosen?: string) => () => {
    const field = ref.current?.parentElement?.querySelector<HTMLTextAreaElement | HTMLInputElement>(
      "textarea, input",
    );
    field?.focus();
    if (field && chosen !== undefined) typeOver(field, { start: 0, end: field.value.length, text: chosen });
    choose();
    onChosen?.();
  };
  const takeTheirs = () => {
    draft.takeTheirs();
    const mine = text?.trim();
    if (!saveMine || !mine) return;
    const action = { label: texts.useMineAfterAll, run: () => saveMine(mine) };
    toast({ group: "theirs-kept", message: texts.theirsKept, action });
  };
  return (
    <div ref={ref} className="notice stack">
      <div role="alert">
        <p>{texts.changedThis(author)}</p>
        {/* Another element, so that it is said again. */}
        <p key={String(asked)} data-asked={asked}>
          {hasPassages
            ? `${texts.sameLines(clashes)} ${texts.savedLater}`
            : both === null
              ? texts.chooseOne
              : texts.differentParts}
        </p>
      </div>
      <div className="row conflict-buttons">
        {both !== null && (
          <Button kind="primary" onClick={andWrite(() => draft.keepBoth(both), both)}>
            {hasPassages ? texts.combine : texts.keepBoth}
          </Button>
        )}
        <Button onClick={andWrite(draft.keepMine)}>{texts.keepMine}</Button>
        <Button onClick={andWrite(takeTheirs, theirs)}>{texts.useTheirs}</Button>
      </div>
      {hasPassages ? (
        <Passages
          {...{ pieces, choices, author }}
          choose={(passage, version) => setChoices({ ...choices, [passage]: version })}
        />
      ) : (
        <TheirChanges before={base} after={theirs} />
      )}
    </div>
  );
}
