import { useState } from "react";
import * as texts from "#texts/imports.ts";
import type { Import } from "../../../contract/imports.ts";
import { percent } from "../../texts/format.ts";
import { Button } from "../../ui/forms/button.tsx";
import { CancelQuestion } from "./cancel-question.tsx";

interface Props {
  current: Import;
  isOffline: boolean;
  onCancel: () => void;
}

/** The service reads the file, or builds the board. */
export function UnderWay({
  current: { status, progress, is_preview, file_name },
  isOffline,
  onCancel,
}: Props) {
  const [asking, setAsking] = useState(false);
  const what = is_preview ? texts.isReading : texts.importing;
  return (
    <section className="import-panel stack">
      <h2>{what}</h2>
      <div className="import-progress">
        <progress aria-label={what} {...(status === "running" && { value: progress })} />
        <span className="note" aria-hidden="true">
          {status === "queued" ? texts.queued : percent(progress)}
        </span>
      </div>
      <p className="note">
        {texts.mayLeave} {!is_preview && texts.allOrNothing}
      </p>
      <div>
        <Button aria-expanded={asking} disabled={isOffline} onClick={() => setAsking(true)}>
          {texts.cancelAsk}
        </Button>
      </div>
      {asking && !isOffline && (
        <CancelQuestion name={file_name} onConfirm={onCancel} onCancel={() => setAsking(false)} />
      )}
    </section>
  );
}
