import { useLasting } from "../../ui/feedback/use-lasting.ts";
import { Button } from "../../ui/forms/button.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import type { Upload } from "./upload-list.ts";
import { dismiss, retry } from "./uploads.ts";

export function UploadRow({ upload }: { upload: Upload }) {
  const { file, sent, waits, stored, failure, refused } = upload;
  const patient = useLasting(waits);
  return (
    <li className="file" data-failed={failure !== null}>
      <div className="file-text">
        <span className="file-name" dir="auto">
          {file.name}
        </span>
        {failure === null && patient && (
          <span className="muted" role="status">
            Waiting for the connection.{" "}
            {stored ? "The file is kept in this browser." : "Keep this page open."}
          </span>
        )}
        {failure === null && !patient && <progress value={sent} aria-label={`Uploading ${file.name}`} />}
        {failure !== null && (
          <span className="field-error" role="alert">
            Not attached. {failure}
          </span>
        )}
      </div>
      {failure !== null && !refused && <Button onClick={() => retry(upload)}>Try again</Button>}
      <IconButton
        icon="close"
        label={failure === null ? `Cancel the upload of ${file.name}` : `Dismiss ${file.name}`}
        onClick={() => dismiss(upload)}
      />
    </li>
  );
}
