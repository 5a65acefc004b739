import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { dismiss, retry, type Upload } from "./uploads.ts";

export function UploadRow({ upload }: { upload: Upload }) {
  const { file, sent, failure, refused } = upload;
  return (
    <li className="file" data-failed={failure !== null}>
      <div className="file-text">
        <span className="file-name" dir="auto">
          {file.name}
        </span>
        {failure === null ? (
          <progress value={sent} aria-label={`Upload of ${file.name}`} />
        ) : (
          <span className="field-error" role="alert">
            Not attached. {failure}
          </span>
        )}
      </div>
      {failure !== null && !refused && <Button onClick={() => retry(upload)}>Try again</Button>}
      <IconButton
        icon="close"
        label={failure === null ? `Stop the upload of ${file.name}` : `Forget ${file.name}`}
        onClick={() => dismiss(upload)}
      />
    </li>
  );
}
