import { useRef } from "react";
import * as texts from "#texts/imports.ts";
import { useQuestion } from "../../ui/dialogs/use-question.ts";
import { Button } from "../../ui/forms/button.tsx";

interface Props {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The file and what was done so far are lost, so it has to be confirmed. */
export function CancelQuestion({ name, onConfirm, onCancel }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useQuestion(ref, "button", onCancel);
  return (
    <div className="notice list-more" role="alert" ref={ref}>
      <p>{texts.reallyCancel(name)}</p>
      <div className="row">
        <Button kind="danger" onClick={onConfirm}>
          {texts.cancelImport}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.keepImporting}
        </Button>
      </div>
    </div>
  );
}
