import { useEffect } from "react";
import { lazyPart } from "../ui/feedback/lazy-part.tsx";
import { missingControls } from "../ui/feedback/missing-part.tsx";
import type { Draft } from "./use-draft.ts";

const ConflictQuestion = lazyPart(() => import("./conflict-question.tsx"), missingControls);

interface Props {
  draft: Draft;
  /** Saving was attempted before a choice was made, and nothing else says that it has to be made. */
  asked?: boolean;
  /** Of several lines, which can be taken from both. */
  isLong?: boolean;
  /** Where taking their text ends the writing. */
  saveMine?: (text: string) => void;
  onChosen?: () => void;
  /** What is in different lines is put together without asking; called before. */
  onMerge?: ((mine: string) => void) | undefined;
}

/** Asks what shall become of a text that somebody else has changed meanwhile. It is loaded once somebody writes. */
export function DraftConflict({ draft, asked, isLong, saveMine, onChosen, onMerge }: Props) {
  useEffect(ConflictQuestion.preload, []);
  const { theirs } = draft;
  return (
    theirs !== null && <ConflictQuestion {...{ draft, theirs, asked, isLong, saveMine, onChosen, onMerge }} />
  );
}
