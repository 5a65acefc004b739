import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import * as texts from "#texts/boards.ts";
import type { MyBoard } from "../../contract/home.ts";
import { boardPath, navigate } from "../router.ts";
import { highlightsIn, Marked } from "../search/marked.tsx";
import { reasonOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Time } from "../ui/display/time.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { boardColor } from "./board-color.ts";
import { createBoard } from "./create/create-board.ts";
import { sectionsOf, withTitle } from "./sections.ts";
import { useMyBoards, useRestWhile } from "./use-my-boards.ts";

/** More are found by typing. */
const SHOWN_BOARDS = 50;
/** With fewer found, boards that are not loaded yet are looked at too. */
const ENOUGH_BOARDS = 8;

interface Props {
  /** The one that is open. */
  boardId: string;
  onClose: () => void;
}

/** Goes to another board: starred ones first, then those opened last; typing narrows the list down. */
export default function BoardSwitcher({ boardId, onClose }: Props) {
  const me = useMe();
  const mine = useMyBoards(me.id);
  const { boards, failure } = mine;
  const [text, setText] = useState("");
  const [at, setAt] = useState<number | null>(null);
  const listId = useId();
  const others = (boards ?? []).filter(({ board }) => board.id !== boardId);
  const inOrder = sectionsOf(others).flatMap((section) => section.boards);
  const { found, isSimilar } = withTitle(inOrder, text);
  const shown = found.slice(0, SHOWN_BOARDS);
  const title = text.trim();
  useRestWhile(title !== "" && found.length < ENOUGH_BOARDS, mine);
  const count = shown.length + (title ? 1 : 0);
  // The first board that is found. To create one takes an arrow key as well: Enter may be meant for something else.
  const chosen = at === null ? Math.min(0, shown.length - 1) : Math.min(at, count - 1);
  const go = (path: string) => {
    onClose();
    navigate(path);
  };
  const create = () =>
    createBoard({ title }, me).then(
      (id) => go(boardPath(id)),
      (error) => toast({ kind: "error", message: `${texts.boardNotCreated} ${reasonOf(error)}` }),
    );
  const choose = (index: number) => {
    const item = shown[index];
    if (item) go(boardPath(item.board.id));
    else if (title && index === shown.length) void create();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && count > 0) setAt((chosen + step + count) % count);
    else if (event.key === "Enter") choose(chosen);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Dialog title={texts.switchBoard} onClose={onClose}>
      <div className="switcher">
        <input
          className="input"
          dir="auto"
          role="combobox"
          aria-label={texts.boardName}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
          placeholder={texts.findOrCreate}
          maxLength={255}
          value={text}
          data-autofocus
          onChange={(event) => {
            setText(event.target.value);
            setAt(null);
          }}
          onKeyDown={onKeyDown}
        />
        {/* The keyboard stays in the field; these are for the mouse. */}
        <div id={listId} className="switcher-list" role="listbox" aria-label={texts.boards}>
          {shown.map((item, index) => (
            <Option
              key={item.board.id}
              id={optionId(index)}
              isChosen={index === chosen}
              onPoint={() => setAt(index)}
              onChoose={() => choose(index)}
            >
              <BoardName item={item} text={text} />
            </Option>
          ))}
          {title && (
            <Option
              id={optionId(shown.length)}
              isChosen={chosen === shown.length}
              onPoint={() => setAt(shown.length)}
              onChoose={() => choose(shown.length)}
            >
              <Icon name="add" size={16} />
              <span className="grow truncate">{texts.createNamed(title)}</span>
            </Option>
          )}
        </div>
        <p className="muted" role="status">
          {!boards && !failure && texts.loadingBoards}
          {failure && `${texts.boardsNotLoadedNote} ${failure.reason}`}
          {isSimilar && texts.onlySimilar}
          {boards && !title && others.length === 0 && texts.noOtherBoards}
        </p>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isChosen, onPoint, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and the keys
    <div
      id={id}
      role="option"
      className="option"
      aria-selected={isChosen}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

function BoardName({ item, text }: { item: MyBoard; text: string }) {
  const { board, is_starred, last_opened_at } = item;
  return (
    <>
      <span className="switcher-color" style={boardColor(board.color)} />
      <span className="grow truncate" dir="auto">
        <Marked text={board.title} highlights={highlightsIn(board.title, text)} />
      </span>
      {is_starred && (
        <span className="switcher-star" role="img" aria-label={texts.starred}>
          <Icon name="starred" size={14} />
        </span>
      )}
      {last_opened_at && (
        <span className="note">
          <span className="visually-hidden">{texts.opened}</span>
          <Time at={last_opened_at} />
        </span>
      )}
    </>
  );
}
