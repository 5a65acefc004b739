import { mine } from "#texts/filter.ts";
import * as texts from "#texts/filter-choices.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { type Filter, NONE, toggled, toggledLabel } from "./filter.ts";
import type { FilterProps } from "./filter-panel.tsx";
import { placeholdersOn } from "./placeholders.ts";

/** What the filter asks for, other than text; each part can be removed. */
export default function FilterChips({ board, myId, filter, onChange }: FilterProps) {
  const { labels, people, due, state } = filter;
  const labelName = (id: string) => board.labels.find((label) => label.id === id)?.name ?? "";
  const personName = (id: string) => {
    const member = board.members.find(({ user_id }) => user_id === id);
    if (member) return nameOf(member.user);
    return placeholdersOn(board).find((person) => person.id === id)?.name ?? "";
  };
  const chips: [key: string, words: string, without: Filter][] = [
    ...people.map((id): [string, string, Filter] => [
      `person:${id}`,
      id === NONE ? texts.unassigned : id === myId ? mine : personName(id),
      { ...filter, people: toggled(people, id) },
    ]),
    ...labels.map((id): [string, string, Filter] => [
      `label:${id}`,
      id === NONE ? texts.noLabel : labelName(id),
      { ...filter, labels: toggledLabel(labels, id) },
    ]),
  ];
  if (due) chips.push(["due", texts.dueStates[due], { ...filter, due: null }]);
  if (state) chips.push(["state", texts.completionStates[state], { ...filter, state: null }]);
  return (
    <ul className="filter-chips" aria-label={texts.activeFilters}>
      {chips.map(([key, words, without]) => (
        <li key={key}>
          <button type="button" className="filter-chip" onClick={() => onChange(without)}>
            <span className="visually-hidden">{texts.removeFilter}</span>
            <span className="truncate" dir="auto">
              {words}
            </span>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
