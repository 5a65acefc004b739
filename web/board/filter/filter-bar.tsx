import { type ReactNode, type RefObject, useMemo } from "react";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { nameOf } from "../../ui/display/avatar.tsx";
import { Swatch } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { useBoard } from "../use-board.ts";
import { type Filter, filterCards, isFiltering, NO_FILTER, toggled } from "./filter.ts";

interface Props {
  filter: Filter;
  /** The one that the columns already show. */
  applied: Filter;
  onChange: (filter: Filter) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** At the end of the bar. */
  children?: ReactNode;
}

export function FilterBar({ filter, applied, onChange, searchRef, children }: Props) {
  const { board } = useBoard();
  const { labelIds, userIds } = filter;
  const found = useMemo(
    () => board.columns.reduce((sum, { cards }) => sum + filterCards(cards, applied).length, 0),
    [board.columns, applied],
  );
  return (
    <search className="filter-bar">
      <label className="filter-text">
        <Icon name="search" size={16} />
        <span className="visually-hidden">Find cards by text</span>
        <input
          ref={searchRef}
          className="input"
          dir="auto"
          type="search"
          placeholder="Find cards"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === "Escape") onChange({ ...filter, text: "" });
          }}
        />
      </label>
      {board.labels.length > 0 && (
        <Menu
          label="Filter by label"
          button={(props) => (
            <button
              {...props}
              type="button"
              className="button"
              data-kind="quiet"
              data-on={labelIds.length > 0}
            >
              Labels{labelIds.length > 0 && ` · ${labelIds.length}`}
              <Icon name="down" size={14} />
            </button>
          )}
        >
          {board.labels.map(({ id, name, color }) => (
            <MenuItem
              key={id}
              checked={labelIds.includes(id)}
              onSelect={() => onChange({ ...filter, labelIds: toggled(labelIds, id) })}
            >
              <Swatch color={color} />
              <span dir="auto">{name}</span>
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu
        label="Filter by person"
        button={(props) => (
          <button {...props} type="button" className="button" data-kind="quiet" data-on={userIds.length > 0}>
            People{userIds.length > 0 && ` · ${userIds.length}`}
            <Icon name="down" size={14} />
          </button>
        )}
      >
        {board.members.map(({ user }) => (
          <MenuItem
            key={user.id}
            checked={userIds.includes(user.id)}
            onSelect={() => onChange({ ...filter, userIds: toggled(userIds, user.id) })}
          >
            <span dir="auto">{nameOf(user)}</span>
          </MenuItem>
        ))}
      </Menu>
      <span className="filter-result" role="status">
        {isFiltering(filter) && `${found} ${found === 1 ? "card" : "cards"} found`}
      </span>
      {isFiltering(filter) && (
        <Button kind="quiet" onClick={() => onChange(NO_FILTER)}>
          Show all
        </Button>
      )}
      {children}
    </search>
  );
}
