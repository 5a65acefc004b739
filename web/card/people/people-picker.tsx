import { type ComponentProps, useState } from "react";
import type { User } from "../../../contract/users.ts";
import { useBoard } from "../../board/use-board.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import { nameOf } from "../../ui/display/avatar.tsx";
import { Person } from "./person.tsx";

interface Props {
  label: string;
  chosen: readonly User[];
  onChoose: (user: User, on: boolean) => void;
  button: ComponentProps<typeof Popover>["button"];
}

/** With more members than this, a search field appears. */
const EASILY_SEEN = 8;

/** A list of the board's members with checkboxes. */
export function PeoplePicker({ label, chosen, onChoose, button }: Props) {
  return (
    <Popover label={label} button={button}>
      {() => <Choices chosen={chosen} onChoose={onChoose} />}
    </Popover>
  );
}

function Choices({ chosen, onChoose }: Pick<Props, "chosen" | "onChoose">) {
  const { board } = useBoard();
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const people = board.members
    .map(({ user }) => user)
    .filter((user) => `${nameOf(user)} ${user.username}`.toLowerCase().includes(wanted))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  return (
    <>
      {board.members.length > EASILY_SEEN && (
        <input
          className="input"
          dir="auto"
          type="search"
          aria-label="Find a member"
          placeholder="Find a member"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul className="choices">
        {people.map((user) => (
          <li key={user.id}>
            <label className="choice">
              <input
                type="checkbox"
                checked={chosen.some(({ id }) => id === user.id)}
                onChange={(event) => onChoose(user, event.target.checked)}
              />
              <Person user={user} />
            </label>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className="muted">No matching members.</p>}
    </>
  );
}
