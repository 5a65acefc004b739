import { useRef } from "react";
import { cancel } from "#texts/common.ts";
import * as texts from "#texts/members.ts";
import { useQuestion } from "../ui/dialogs/use-question.ts";
import { Button } from "../ui/forms/button.tsx";

interface Props {
  /** As in the file. */
  name: string;
  member: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** It cannot be undone, so it has to be confirmed. */
export function MatchQuestion({ name, member, busy, onConfirm, onCancel }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useQuestion(ref, "button", onCancel);
  return (
    <div className="notice list-more" role="alert" ref={ref}>
      <p>{texts.reallyMatch(name, member)}</p>
      <div className="row">
        <Button kind="danger" busy={busy} onClick={onConfirm}>
          {texts.matchTo(member)}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}
