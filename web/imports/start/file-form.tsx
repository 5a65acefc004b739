import { useRef } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";

interface Props {
  isOffline: boolean;
  isOver: boolean;
  /** Why the last one was not taken. */
  problem: string | null;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Asks for a file, which the service then says the contents of: choosing it is all there is to do. */
export function FileForm({ isOffline, isOver, problem, onFile, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="stack">
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
      <button
        type="button"
        className="import-file"
        data-autofocus
        data-over={isOver}
        disabled={isOffline}
        aria-describedby="import-problem"
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" size={28} />
        <strong>{texts.chooseFile}</strong>
        <span className="drop-hint muted">{texts.orDropIt}</span>
      </button>
      <p id="import-problem" className="field-error" role="alert">
        {problem}
      </p>
      <div className="stack">
        <ul className="import-advice">
          {texts.accepted.map((files) => (
            <li key={files}>{files}</li>
          ))}
        </ul>
        <p className="note">{texts.nothingYet}</p>
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </div>
  );
}
