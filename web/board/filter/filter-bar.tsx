import { type ReactNode, useMemo, useRef } from "react";
import * as texts from "#texts/filter.ts";
import type { Column } from "../../../contract/columns.ts";
import { number } from "../../texts/format.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { useCommands } from "../../util/commands.ts";
import { FilterPanel } from "../dialog-parts.ts";
import { useBoard } from "../use-board.ts";
import { cardsShown, type Filter, isFiltering, NO_FILTER, toggled } from "./filter.ts";
import { FilterChips } from "./filter-chips.tsx";

interface Props {
  filter: Filter;
  /** The one that the columns already show. */
  applied: Filter;
  onChange: (filter: Filter) => void;
  /** At the end of the bar. */
  children?: ReactNode;
}

export function FilterBar({ filter, applied, onChange, children }: Props) {
  const { board, me } = useBoard();
  const isMine = filter.people.includes(me.id);
  const toggleMine = () => onChange({ ...filter, people: toggled(filter.people, me.id) });
  const searchRef = useRef<HTMLInputElement>(null);
  const counts = useCounts(applied, board.columns);
  const { people, labels, due, state } = filter;
  const count = people.length + labels.length + (due ? 1 : 0) + (state ? 1 : 0);
  useCommands({ "find-on-board": () => searchRef.current?.focus(), "only-mine": toggleMine });
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
      <Button
        kind="quiet"
        className="filter-mine"
        aria-pressed={isMine}
        data-on={isMine}
        onClick={toggleMine}
      >
        {texts.mine}
      </Button>
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
        {() => (
          <>
            <FilterPanel filter={filter} onChange={onChange} />
            {isFiltering(filter) && (
              <div className="filter-foot row">
                <span className="note grow">{texts.result(...counts)}</span>
                <Button onClick={() => onChange(NO_FILTER)}>{texts.clearAll}</Button>
              </div>
            )}
          </>
        )}
      </Popover>
      <FilterChips filter={filter} onChange={onChange} />
      <span className="filter-result note" role="status">
        {isFiltering(applied) && texts.result(...counts)}
      </span>
      {isFiltering(filter) && (
        <Button kind="quiet" className="filter-clear" onClick={() => onChange(NO_FILTER)}>
          {texts.clearAll}
        </Button>
      )}
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
