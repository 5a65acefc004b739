import { type KeyboardEvent, useRef, useState } from "react";
import * as texts from "#texts/filter-choices.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { itemFor } from "../../ui/dialogs/arrow-keys.ts";
import { Swatch } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import type { Filter } from "./filter.ts";
import { type Choice, choicesOf, narrowed } from "./filter-choices.ts";

export interface FilterProps {
  board: FullBoard;
  /** Null for somebody who is not logged in. */
  myId: string | null;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/**
 * Everything that cards can be filtered by. What is typed is the text that cards are filtered by, and finds the choices
 * below, too: choosing one of those takes the place of the text.
 */
export default function FilterPanel({ board, myId, filter, onChange }: FilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const [before, setBefore] = useState(filter);
  /** Not what was in the field already: whoever opens the panel then wants to choose from all of it. */
  const [isTyped, setTyped] = useState(false);
  const narrows = isTyped && filter.text.trim() !== "";
  const all = choicesOf({ board, myId, filter, before });
  const groups = narrows ? narrowed(all, filter.text) : all;
  const choose = ({ next }: Choice) => {
    if (!narrows) return onChange(next);
    const chosen = { ...next, text: "" };
    setTyped(false);
    setBefore(chosen);
    onChange(chosen);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    const focused = document.activeElement;
    if (key === "Enter" && !nativeEvent.isComposing) {
      const first = narrows && groups[0]?.choices[0];
      if (focused !== field.current) focused instanceof HTMLInputElement && focused.click();
      else if (first) choose(first);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      itemFor(key, [...currentTarget.querySelectorAll("input")])?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that the fields in it have not handled
    <div className="filter-panel" data-narrowed={narrows} onKeyDown={onKeyDown}>
      <label className="search-field">
        <Icon name="search" size={16} />
        <span className="visually-hidden">{texts.findByAnything}</span>
        <input
          ref={field}
          className="input"
          dir="auto"
          type="search"
          placeholder={texts.anything}
          value={filter.text}
          onChange={(event) => {
            setTyped(true);
            onChange({ ...filter, text: event.target.value });
          }}
        />
      </label>
      {groups.length === 0 && <p className="note">{texts.noChoice}</p>}
      {groups.map(({ name, choices }) => (
        <fieldset key={name} className="filter-group">
          <legend>{name}</legend>
          {choices.map((choice) => (
            <label key={choice.id} className="choice">
              <input type="checkbox" checked={choice.isChosen} onChange={() => choose(choice)} />
              {choice.color && <Swatch color={choice.color} />}
              <span className="choice-name" dir="auto">
                {choice.words}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
