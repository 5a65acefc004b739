import type { Ref } from "react";
import * as texts from "#texts/drafts.tsx";

interface Props {
  text: string;
  onContinue: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  "aria-keyshortcuts"?: string;
}

/** The beginning of a text whose editor was left without saving it, as a button that goes on with it. */
export function LeftDraft({ text, onContinue, buttonRef, ...keys }: Props) {
  return (
    <button ref={buttonRef} type="button" className="left-draft plain row" onClick={onContinue} {...keys}>
      <b>{texts.draft}</b>
      <span className="visually-hidden">{texts.continueWith}</span>
      <span className="grow truncate" dir="auto">
        {text}
      </span>
    </button>
  );
}
