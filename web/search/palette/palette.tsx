import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keyNames } from "#texts/help.ts";
import * as texts from "#texts/search.tsx";
import type { User } from "../../../contract/users.ts";
import { createBoard } from "../../boards/create/create-board.ts";
import { addressOf } from "../../installation.ts";
import { boardPath, navigate } from "../../router.ts";
import { reasonOf } from "../../session/reason.ts";
import { useMe } from "../../session/use-session.ts";
import { typedAhead } from "../../shell/overlay.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import type { Entry, Section } from "./entries.tsx";
import { useSections } from "./use-sections.ts";

interface Props {
  /** Searches cards and nothing else. */
  cardsOnly: boolean;
  onClose: () => void;
}

/** One field for everything: goes to boards and cards, and does what the page can do. */
export default function Palette({ cardsOnly, onClose }: Props) {
  const me = useMe();
  const [naming, setNaming] = useState(false);
  const [text, setText] = useState(typedAhead);
  const [at, setAt] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const write = (next: string) => {
    setText(next);
    setAt(null);
    field.current?.focus();
  };
  const listed = useSections({
    text: naming ? "" : text,
    cardsOnly,
    onText: write,
    onCreateBoard: () => {
      setNaming(true);
      write("");
    },
  });
  const title = text.trim();
  const sections = naming ? newBoard(title, me) : listed.sections;
  const entries = sections.flatMap((section) => section.entries);
  const chosen = entries.find(({ id }) => id === at) ?? entries.find(({ isStale }) => !isStale);
  const run = (entry: Entry, inNewTab: boolean) => {
    if (inNewTab && entry.href) return void window.open(addressOf(entry.href), "_blank", "noopener");
    // The focus is back on the page before the action puts it somewhere else.
    if (!entry.stays) flushSync(onClose);
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const index = chosen ? entries.indexOf(chosen) : -1;
    if (step !== 0) setAt(entries.at((index + step) % entries.length)?.id ?? null);
    else if (event.key === "Enter") chosen && run(chosen, event.ctrlKey || event.metaKey);
    else if (event.key === "Backspace" && naming && text === "") setNaming(false);
    else return;
    event.preventDefault();
  };
  const label = naming ? texts.nameNewBoard : cardsOnly ? texts.searchCards : texts.searchOrDo;
  return (
    <Dialog
      title={cardsOnly ? texts.searchCards : texts.searchAndCommands}
      size="palette"
      onClose={onClose}
      heading={
        <div className="palette-field">
          <Icon name={naming ? "add" : "search"} />
          <input
            ref={field}
            dir="auto"
            role="combobox"
            aria-label={label}
            aria-expanded={entries.length > 0}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={chosen && `${listId}-${chosen.id}`}
            placeholder={cardsOnly || naming ? label : texts.searchEverything}
            autoComplete="off"
            spellCheck="false"
            maxLength={naming ? 255 : 500}
            value={text}
            data-autofocus
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      }
    >
      {/* The keyboard stays in the field; these are for the mouse. */}
      <div id={listId} className="palette-list" role="listbox" aria-label={texts.results}>
        {sections.map((section, index) => (
          <Group
            key={section.title}
            section={section}
            isSaid={listed.isNothing === true && section.title === texts.similarNames}
            headingId={`${listId}-heading-${index}`}
            listId={listId}
            chosen={chosen}
            onPoint={setAt}
            onChoose={(entry) => run(entry, false)}
          />
        ))}
      </div>
      <p className="palette-status muted" role="status" data-first={!naming && listed.isNothing === true}>
        {!naming && listed.status}
      </p>
      <p className="palette-foot">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.choose}
        </span>
        <span>
          <kbd>{keyNames.enter}</kbd> {texts.keys.run}
        </span>
        {chosen?.href && (
          <span>
            <kbd>{keyNames.control}</kbd> <kbd>{keyNames.enter}</kbd> {texts.keys.newTab}
          </span>
        )}
        <span>
          <kbd>{keyNames.escape}</kbd> {texts.keys.close}
        </span>
      </p>
    </Dialog>
  );
}

function newBoard(title: string, me: User): Section[] {
  if (title === "") return [];
  const run = () =>
    void createBoard({ title }, me).then(
      (id) => navigate(boardPath(id)),
      (error) =>
        toast({ kind: "error", message: `${texts.boardNotCreated} ${reasonOf(error)}`, text: title }),
    );
  const content = (
    <>
      <Icon name="add" size={18} />
      <span className="grow truncate">{texts.createBoard(<span dir="auto">{title}</span>)}</span>
    </>
  );
  return [{ title: texts.newBoard, entries: [{ id: "create-board", content, run }] }];
}

interface GroupProps {
  section: Section;
  /** The status says what its heading would. */
  isSaid: boolean;
  headingId: string;
  listId: string;
  chosen: Entry | undefined;
  onPoint: (id: string) => void;
  onChoose: (entry: Entry) => void;
}

function Group({ section, isSaid, headingId, listId, chosen, onPoint, onChoose }: GroupProps) {
  const { title, entries } = section;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className={isSaid ? "visually-hidden" : "palette-heading"}>
        {title}
      </div>
      {entries.map((entry) => (
        <Option
          key={entry.id}
          entry={entry}
          id={`${listId}-${entry.id}`}
          isChosen={entry === chosen}
          onPoint={() => onPoint(entry.id)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  entry: Entry;
  id: string;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** The field has the focus and the keys. What leads to a page is a link, for the other buttons of the mouse. */
function Option({ entry: { content, href, isStale }, id, isChosen, onPoint, onChoose }: OptionProps) {
  const shown = {
    id,
    className: "option",
    "data-stale": isStale,
    ref: (element: HTMLElement | null) => {
      if (isChosen) element?.scrollIntoView({ block: "nearest" });
    },
    onPointerMove: onPoint,
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
  };
  if (href === undefined)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
      <div {...shown} role="option" aria-selected={isChosen} onClick={onChoose}>
        {content}
      </div>
    );
  return (
    <a
      {...shown}
      role="option"
      aria-selected={isChosen}
      href={addressOf(href)}
      tabIndex={-1}
      draggable={false}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {content}
    </a>
  );
}
