import type { ReactNode } from "react";
import * as texts from "#texts/filter.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { Swatch } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { DUE, type Filter, NONE, STATES, toggled, toggledLabel } from "./filter.ts";
import { placeholdersOn } from "./placeholders.ts";

export interface FilterProps {
  board: FullBoard;
  /** Null for somebody who is not logged in. */
  myId: string | null;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Everything that cards can be filtered by. Text comes first: whoever opens it with a key can go on typing. */
export default function FilterPanel(props: FilterProps) {
  const { filter, onChange } = props;
  return (
    <>
      <label className="search-field">
        <Icon name="search" size={16} />
        <span className="visually-hidden">{texts.findByText}</span>
        <input
          className="input"
          dir="auto"
          type="search"
          placeholder={texts.find}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </label>
      <FilterChoices {...props} />
    </>
  );
}

/** Without the text, for which there is a field in the bar. */
export function FilterChoices({ board, myId, filter, onChange }: FilterProps) {
  const { labels, people, due, state } = filter;
  const others = board.members
    .map(({ user }) => user)
    .filter(({ id }) => id !== myId)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const placeholders = placeholdersOn(board);
  const person = (id: string, words: string) => (
    <Choice
      key={id}
      checked={people.includes(id)}
      onChange={() => onChange({ ...filter, people: toggled(people, id) })}
    >
      <span className="choice-name" dir="auto">
        {words}
      </span>
    </Choice>
  );
  const label = (id: string, words: string, color?: string) => (
    <Choice
      key={id}
      checked={labels.includes(id)}
      onChange={() => onChange({ ...filter, labels: toggledLabel(labels, id) })}
    >
      {color && <Swatch color={color} />}
      <span className="choice-name" dir="auto">
        {words}
      </span>
    </Choice>
  );
  return (
    <>
      <Group name={texts.people}>
        {myId !== null && person(myId, texts.mine)}
        {person(NONE, texts.unassigned)}
        {others.map((user) => person(user.id, nameOf(user)))}
      </Group>
      {placeholders.length > 0 && (
        <Group name={texts.importedPeople}>{placeholders.map(({ id, name }) => person(id, name))}</Group>
      )}
      <Group name={texts.labels}>
        {label(NONE, texts.noLabel)}
        {board.labels.map(({ id, name, color }) => label(id, name, color))}
      </Group>
      <Group name={texts.due}>
        {DUE.map((each) => (
          <Choice
            key={each}
            checked={due === each}
            onChange={() => onChange({ ...filter, due: due === each ? null : each })}
          >
            {texts.dueStates[each]}
          </Choice>
        ))}
      </Group>
      <Group name={texts.completion}>
        {STATES.map((each) => (
          <Choice
            key={each}
            checked={state === each}
            onChange={() => onChange({ ...filter, state: state === each ? null : each })}
          >
            {texts.completionStates[each]}
          </Choice>
        ))}
      </Group>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

function Choice({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <label className="choice">
      <input type="checkbox" checked={checked} onChange={onChange} />
      {children}
    </label>
  );
}
