import { type RefObject, useRef } from "react";
import * as texts from "#texts/writing-bar.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { PICTURES } from "../attachments/previewed.ts";
import { type Edit, emphasised, linked, listed, type Selected, typeEdit } from "./writing-keys.ts";

/** Line drawings like those of ../../ui/display/icon.tsx, which comes with every page. */
const TOOLS: readonly { label: string; path: string; edit: ((selected: Selected) => Edit) | null }[] = [
  {
    label: texts.bold,
    path: "M6 4h5a3 3 0 0 1 0 6H6ZM6 10h6a3 3 0 0 1 0 6H6Z",
    edit: (selected) => emphasised(selected, "**"),
  },
  { label: texts.italic, path: "M9 4h5M6 16h5M11.5 4l-3 12", edit: (selected) => emphasised(selected, "_") },
  { label: texts.heading, path: "M5 4v12M15 4v12M5 10h10", edit: (selected) => listed(selected, "## ") },
  {
    label: texts.list,
    path: "M8 5h9M8 10h9M8 15h9M4 5v.01M4 10v.01M4 15v.01",
    edit: (selected) => listed(selected, "- "),
  },
  {
    label: texts.tasks,
    path: "M3 5.5 4.5 7 7 4.2M3 13l1.5 1.5L7 11.7M10 6h7M10 13.5h7",
    edit: (selected) => listed(selected, "- [ ] "),
  },
  {
    label: texts.link,
    path: "M8.5 11.5 11.5 8.5M9 6l1.5-1.5a3.2 3.2 0 0 1 5 5L14 11M11 14l-1.5 1.5a3.2 3.2 0 0 1-5-5L6 9",
    edit: linked,
  },
  // Is chosen, not written.
  { label: texts.picture, path: "M3 5h14v10H3ZM6.5 8.5v.01M3 13l4-3 3 2.5 3.5-3.5 3.5 3", edit: null },
  { label: texts.code, path: "M7 6l-4 4 4 4M13 6l4 4-4 4", edit: (selected) => emphasised(selected, "`") },
];

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether the text is shown as it will be. */
  previewed: boolean;
  /** Shows it so, or the field again. Null if there is nothing to be shown. */
  onPreview: (() => void) | null;
  onPictures: (files: FileList) => void;
}

/** Writes Markdown around what is selected in the field, which keeps the focus. */
export function WritingBar({ field, previewed, onPreview, onPictures }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="writing-bar">
      {previewed ? (
        <span className="detail">{texts.preview}</span>
      ) : (
        <fieldset aria-label={texts.formatting}>
          {TOOLS.map(({ label, path, edit }) => (
            <Tool
              key={label}
              label={label}
              path={path}
              onPress={() => {
                if (!edit) input.current?.click();
                else if (field.current) typeEdit(field.current, edit);
              }}
            />
          ))}
          <input
            ref={input}
            type="file"
            accept={PICTURES.join()}
            multiple
            hidden
            onChange={({ target }) => {
              if (target.files) onPictures(target.files);
              // The same file can be chosen again.
              target.value = "";
            }}
          />
        </fieldset>
      )}
      <button
        type="button"
        className="button"
        data-kind="quiet"
        disabled={onPreview === null}
        onClick={() => onPreview?.()}
      >
        {/* On a phone in place of the word. */}
        <Icon name={previewed ? "edit" : "eye"} size={18} />
        <span>{previewed ? texts.write : texts.preview}</span>
      </button>
    </div>
  );
}

function Tool({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      data-size="s"
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <svg
        width={18}
        height={18}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
