import { useLayoutEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/drafts.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { typeOver } from "../ui/forms/type-over.ts";
import { type Choices, combinedText, isDecided } from "./combined.ts";
import { isClash, piecesOf } from "./merge.ts";
import { Passages } from "./passages.tsx";
import { placeAfter } from "./place-after.ts";
import { TextChoice } from "./text-choice.tsx";
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
  /** What is in different lines is put together without asking; called before. */
  onMerge?: ((mine: string) => void) | undefined;
}

/** What somebody else has made of the text that is being written here, and what shall become of both. */
export default function ConflictQuestion(props: Props) {
  const { draft, theirs, asked = false, isLong = false, saveMine, onChosen, onMerge } = props;
  const { base, text } = draft;
  const author = useTheirAuthor(draft, theirs);
  const ref = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(base, text ?? base, theirs), [base, text, theirs]);
  const [choices, setChoices] = useState<Choices>({});
  const clashes = pieces.filter(isClash).length;
  const merged = clashes === 0 || isLong ? combinedText(pieces, choices) : null;
  const both = clashes === 0 && merged === theirs ? null : merged;
  const hasPassages = clashes > 0 && both !== null;
  // Of two texts where there was none, nobody knows that they belong together.
  const merges = onMerge !== undefined && clashes === 0 && base !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: when their text arrives
  useLayoutEffect(() => {
    if (!merges || text === null || merged === null) return;
    onMerge(text);
    const field = fieldBeside(ref.current);
    if (field && field === document.activeElement) {
      const { selectionStart, selectionEnd } = field;
      typeOver(field, { start: 0, end: field.value.length, text: merged });
      const [start, end] = [selectionStart, selectionEnd].map((each) => placeAfter(each ?? 0, text, merged));
      field.setSelectionRange(start ?? 0, end ?? 0);
    }
    draft.keepBoth(merged);
  }, [theirs, merges]);
  // The buttons disappear, and writing goes on. The text is typed over, so that undoing brings mine back.
  const andWrite = (choose: () => void, chosen?: string) => () => {
    const field = fieldBeside(ref.current);
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
    toast({ group: "theirs-kept", message: texts.theirsKept(author), action });
  };
  if (merges) return <div ref={ref} hidden />;
  return (
    <TextChoice
      frame={ref}
      isNews
      {...{ author, asked }}
      said={texts.changedThis(author)}
      wasEmpty={base === ""}
      soFar={texts.savedLater}
      passages={hasPassages ? clashes : 0}
      isDecided={isDecided(pieces, choices)}
      keepBoth={both === null ? null : andWrite(() => draft.keepBoth(both), both)}
      keepMine={andWrite(draft.keepMine)}
      useTheirs={andWrite(takeTheirs, theirs)}
    >
      {hasPassages ? (
        <Passages
          {...{ pieces, choices, author }}
          choose={(passage, version) => setChoices({ ...choices, [passage]: version })}
        />
      ) : (
        <TheirChanges before={base} after={theirs} />
      )}
    </TextChoice>
  );
}

function fieldBeside(element: Element | null) {
  return element?.parentElement?.querySelector<HTMLTextAreaElement | HTMLInputElement>(
    "textarea, input:not([type=file])",
  );
}
