import { tryAgain } from "#texts/common.ts";
import * as texts from "#texts/files.ts";
import { useLasting } from "../../ui/feedback/use-lasting.ts";
import { Button } from "../../ui/forms/button.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import type { Upload } from "./upload-list.ts";
import { dismiss, retry } from "./uploads.ts";

export function UploadRow({ upload }: { upload: Upload }) {
  const { file, sent, waits, stored, failure, refused } = upload;
  const patient = useLasting(waits);
  return (
    <li className="file-upload" data-failed={failure !== null}>
      <div className="file-text">
        <span className="file-name" dir="auto">
          {file.name}
        </span>
        {failure === null && patient && (
          <span className="muted" role="status">
            {stored ? texts.waitingAndKept : texts.waiting}
          </span>
        )}
        {failure === null && !patient && <progress value={sent} aria-label={texts.uploading(file.name)} />}
        {failure !== null && (
          <span className="field-error" role="alert">
            {texts.notAttached(failure)}
          </span>
        )}
      </div>
      {failure !== null && !refused && <Button onClick={() => retry(upload)}>{tryAgain}</Button>}
      <IconButton
        icon="close"
        label={failure === null ? texts.cancelUpload(file.name) : texts.dismiss(file.name)}
        onClick={() => dismiss(upload)}
      />
    </li>
  );
}
