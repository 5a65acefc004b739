import { type ComponentType, type ReactNode, useMemo, useRef } from "react";
import * as texts from "#texts/filter.ts";
import type { Column } from "../../../contract/columns.ts";
import { number } from "../../texts/format.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { turning, useCommands } from "../../util/commands.ts";
import { cardsShown, type Filter, isFiltering, NO_FILTER, toggled } from "./filter.ts";
import type { FilterProps } from "./filter-panel.tsx";

/** Everybody else is in the panel. */
const MOST_FACES = 5;

interface Props extends FilterProps {
  /** The one that the columns already show. */
  applied: Filter;
  /** What else can be chosen. */
  Panel: ComponentType<FilterProps & { onDone: () => void }>;
  /** What is set, where it can be taken back. */
  Chips: ComponentType<FilterProps>;
  /** At the end of the bar. */
  children?: ReactNode;
  /** Otherwise it is left out until there is a card to be found. */
  isNeeded?: boolean;
}

export function FilterBar({ isNeeded = false, ...props }: Props) {
  const { board, filter } = props;
  const hasCards = board.columns.some(({ cards }) => cards.length > 0);
  if (hasCards || isNeeded || isFiltering(filter)) return <Bar {...props} />;
  // Its room is kept: the columns do not move when the first card is added.
  return board.columns.length > 0 && <div className="filter-bar" data-idle="true" />;
}

function Bar({ applied, Panel, Chips, children, ...props }: Omit<Props, "isNeeded">) {
  const { board, myId, filter, onChange } = props;
  const toggle = (id: string) => onChange({ ...filter, people: toggled(filter.people, id) });
  const others = board.members.filter(({ user_id }) => user_id !== myId);
  const searchRef = useRef<HTMLInputElement>(null);
  const counts = useCounts(applied, board.columns);
  const { people, labels, due, state } = filter;
  const count = people.length + labels.length + (due ? 1 : 0) + (state ? 1 : 0);
  useCommands({
    "find-on-board": () => searchRef.current?.focus(),
    ...(myId !== null && { "only-mine": turning(filter.people.includes(myId), () => toggle(myId)) }),
  });
  // The page of a public link says so in place of the columns.
  const isNothingFound = myId !== null && counts[0] === 0 && counts[1] > 0;
  const result = isNothingFound ? texts.nothingMatches : texts.result(...counts);
  const outcome = applied.isSimilar ? `${texts.onlySimilar} ${result}` : result;
  return (
    <search className="filter-bar">
      <label className="search-field">
        <Icon name="search" size={16} />
        <span className="visually-hidden">{texts.findByText}</span>
        <input
          ref={searchRef}
          className="input"
          dir="auto"
          type="search"
          placeholder={texts.find}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === "Escape") onChange({ ...filter, text: "" });
          }}
        />
      </label>
      {myId !== null && (
        <>
          <Button
            kind="quiet"
            className="filter-mine"
            aria-pressed={people.includes(myId)}
            data-on={people.includes(myId)}
            onClick={() => toggle(myId)}
          >
            {texts.mine}
          </Button>
          <span className="filter-faces">
            {others.slice(0, MOST_FACES).map(({ user }) => (
              <button
                key={user.id}
                type="button"
                className="plain"
                aria-pressed={people.includes(user.id)}
                onClick={() => toggle(user.id)}
              >
                <Avatar user={user} />
              </button>
            ))}
          </span>
        </>
      )}
      <Popover
        label={texts.filterCards}
        command="filter"
        button={(props) => (
          <button {...props} type="button" className="button filter-open" data-kind="quiet">
            <Icon name="filter" size={16} />
            <span className="wide-only">{texts.filter}</span>
            {count > 0 && (
              <span className="filter-count" aria-hidden="true">
                {number(count)}
              </span>
            )}
          </button>
        )}
      >
        {(close) => <Panel {...props} onDone={close} />}
      </Popover>
      {count > 0 && <Chips {...props} />}
      <div className="filter-outcome" data-on={isFiltering(filter)}>
        <span className="note" role="status">
          {isFiltering(applied) && outcome}
        </span>
        {isFiltering(filter) && (
          <Button kind="quiet" onClick={() => onChange(NO_FILTER)}>
            {texts.clearAll}
          </Button>
        )}
      </div>
      {children}
    </search>
  );
}

/** How many cards are shown, and how many are hidden. */
function useCounts(filter: Filter, columns: Column[]): [shown: number, hidden: number] {
  return useMemo(() => {
    const shown = columns.reduce((sum, column) => sum + cardsShown(column, filter).length, 0);
    const all = columns.reduce((sum, { cards }) => sum + cards.length, 0);
    return [shown, all - shown];
  }, [columns, filter]);
}
