import { tryAgain } from "#texts/common.ts";
import { dismiss as dismissFile } from "#texts/files.ts";
import * as texts from "#texts/imports.ts";
import { Message } from "../../ui/feedback/message.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { dismiss, retry, type Upload } from "./uploads.ts";

/** A file on its way to the service. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { file, sent, failure, refused } = upload;
  return (
    <li className="list-row" data-failed={failure !== null}>
      <div className="list-text">
        <span className="list-title" dir="auto">
          {file.name}
        </span>
        {failure === null ? (
          <progress value={sent} aria-label={texts.uploading(file.name)} />
        ) : (
          <span className="field-error" role="alert">
            <Message text={texts.notUploaded(failure)} />
          </span>
        )}
      </div>
      <div className="list-tools">
        {failure !== null && !refused && <Button onClick={() => retry(upload)}>{tryAgain}</Button>}
        <IconButton
          icon="close"
          label={failure === null ? texts.cancelUpload(file.name) : dismissFile(file.name)}
          onClick={() => dismiss(upload)}
        />
      </div>
    </li>
  );
}
