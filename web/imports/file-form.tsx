import { type FormEvent, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import { fileSize } from "../card/attachments/file-size.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
import { upload } from "./uploads.ts";

interface Props {
  file: File | null;
  isOffline: boolean;
  isOver: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Sends a file to the service, which then says what is in it. */
export function FileForm({ file, isOffline, isOver, onFile, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** An attempt to go on without a file that contains something. */
  const [isWrong, setWrong] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!file || file.size === 0) return setWrong(true);
    upload(file);
    onClose();
  };
  return (
    <form className="stack" onSubmit={onSubmit} onChange={() => setWrong(false)}>
      <div className="import-file" data-over={isOver}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.zip,.csv,.tsv,.txt,.tgz,.gz,.tar"
          onChange={({ target }) => {
            if (target.files?.[0]) onFile(target.files[0]);
            // The same file can be chosen again.
            target.value = "";
          }}
        />
        {file ? (
          <div className="list-text">
            <span className="list-title" dir="auto">
              {file.name}
            </span>
            <span className="detail">{fileSize(file.size)}</span>
          </div>
        ) : (
          <Icon name="upload" size={28} />
        )}
        <Button onClick={() => input.current?.click()} aria-describedby="import-error">
          {file ? texts.chooseAnother : texts.chooseFile}
        </Button>
        {!file && <span className="drop-hint muted">{texts.orDropIt}</span>}
        <p id="import-error" className="field-error" role="alert">
          {isWrong && (file ? texts.emptyFile : texts.chooseFirst)}
        </p>
      </div>
      <p className="note">{texts.whichFiles}</p>
      <p className="muted">{texts.nothingYet}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="primary" type="submit" disabled={isOffline}>
          {texts.goOn}
        </Button>
      </div>
    </form>
  );
}
