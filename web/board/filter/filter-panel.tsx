import { type KeyboardEvent, useRef, useState } from "react";
import * as texts from "#texts/filter-choices.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { number } from "../../texts/format.ts";
import { itemFor } from "../../ui/dialogs/arrow-keys.ts";
import { Swatch } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import type { Filter } from "./filter.ts";
import { type Choice, cardCount, choicesOf, type Group, narrowed } from "./filter-choices.ts";

export interface FilterProps {
  board: FullBoard;
  /** Null for somebody who is not logged in. */
  myId: string | null;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

interface Props extends FilterProps {
  /** Closes the panel. */
  onDone: () => void;
}

/** Of a group, so many are shown until all are asked for. */
const SHOWN = 7;

/** Everything that cards can be filtered by, with how many cards there are of it. What is typed finds the choices. */
export default function FilterPanel({ board, myId, filter, onChange, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [before, setBefore] = useState(filter);
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  const all = choicesOf({ board, myId, filter, before });
  const groups = wanted ? narrowed(all, wanted) : all;
  const apply = (next: Filter) => {
    onChange(next);
    if (!wanted) return;
    setTyped("");
    setBefore(next);
    field.current?.focus();
  };
  const findText = () => apply({ ...filter, text: wanted });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    const focused = document.activeElement;
    if (key === "Enter" && !nativeEvent.isComposing) {
      const first = groups[0]?.choices[0];
      if (focused !== field.current) focused instanceof HTMLInputElement && focused.click();
      else if (wanted) first ? apply(first.next) : findText();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      itemFor(key, [...currentTarget.querySelectorAll<HTMLElement>("input, button.choice")])?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that the fields in it have not handled
    <div className="filter-panel" data-narrowed={wanted !== ""} onKeyDown={onKeyDown}>
      <label className="search-field">
        <Icon name="search" size={16} />
        <span className="visually-hidden">{texts.findByAnything}</span>
        <input
          ref={field}
          className="input"
          dir="auto"
          type="search"
          placeholder={texts.anything}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {groups.map((group) => (
        <Choices key={group.name} group={group} board={board} isWhole={wanted !== ""} onChoose={apply} />
      ))}
      {wanted && (
        <button type="button" className="choice" onClick={findText}>
          <Icon name="search" size={16} />
          <span className="choice-name" dir="auto">
            {texts.withText(wanted)}
          </span>
          <Count count={cardCount(board, { ...filter, text: wanted })} />
        </button>
      )}
      <div className="filter-done">
        <Button kind="primary" onClick={onDone}>
          {texts.showCards(cardCount(board, filter))}
        </Button>
      </div>
    </div>
  );
}

interface ChoicesProps {
  group: Group;
  board: FullBoard;
  /** However many there are. */
  isWhole: boolean;
  onChoose: (next: Filter) => void;
}

function Choices({ group: { name, choices }, board, isWhole, onChoose }: ChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const isCut = !isWhole && !isOpen && choices.length > SHOWN + 1;
  const shown = isCut ? choices.filter(({ isChosen }, index) => isChosen || index < SHOWN) : choices;
  return (
    <fieldset className="filter-group">
      <legend>{name}</legend>
      {shown.map((choice) => (
        <OneChoice key={choice.id} choice={choice} board={board} onChoose={onChoose} />
      ))}
      {isCut && (
        <button type="button" className="choice filter-all" onClick={() => setOpen(true)}>
          {texts.all(choices.length)}
        </button>
      )}
    </fieldset>
  );
}

interface ChoiceProps extends Pick<ChoicesProps, "board" | "onChoose"> {
  choice: Choice;
}

function OneChoice({ choice, board, onChoose }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={choice.isChosen} onChange={() => onChoose(choice.next)} />
      {choice.color && <Swatch color={choice.color} />}
      <span className="choice-name" dir="auto">
        {choice.words}
      </span>
      <Count count={cardCount(board, choice.only)} />
    </label>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="filter-number" title={texts.cards(count)} aria-hidden="true">
      {number(count)}
    </span>
  );
}
