import { useRef } from "react";
import { cancel } from "#texts/common.ts";
import * as texts from "#texts/trash.tsx";
import { useQuestion } from "../ui/dialogs/use-question.ts";
import { Button } from "../ui/forms/button.tsx";

interface Props {
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** One of the few things that cannot be undone, so it has to be confirmed. */
export function PurgeQuestion({ title, onConfirm, onCancel }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useQuestion(ref, "button", onCancel);
  return (
    <div className="notice list-more" role="alert" ref={ref}>
      <p>{texts.reallyDelete(title)}</p>
      <div className="row">
        <Button kind="danger" onClick={onConfirm}>
          {texts.deleteForGood}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}
