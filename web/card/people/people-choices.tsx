import { useState } from "react";
import * as texts from "#texts/card.ts";
import type { User } from "../../../contract/users.ts";
import { useBoard } from "../../board/use-board.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { MixedCheckbox } from "../../ui/forms/mixed-checkbox.tsx";
import { ChoiceField } from "../choice-field.tsx";
import { Person } from "./person.tsx";

interface Props {
  /** Whether each of the things that people are chosen for has this one. */
  chosen: (user: User) => readonly boolean[];
  onChoose: (user: User, on: boolean) => void;
}

/** The board's members with checkboxes. */
export function PeopleChoices({ chosen, onChoose }: Props) {
  const { board } = useBoard();
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const people = board.members
    .map(({ user }) => user)
    .filter((user) => `${nameOf(user)} ${user.username}`.toLowerCase().includes(wanted))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const chooseFirst = () => {
    const [first] = people;
    if (!first) return;
    onChoose(first, chosen(first).includes(false));
    setText("");
  };
  return (
    <>
      <ChoiceField label={texts.findMember} value={text} onChange={setText} onEnter={chooseFirst} />
      <ul className="choices" data-typed={wanted !== ""}>
        {people.map((user) => (
          <li key={user.id}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
            <label className="choice">
              <MixedCheckbox checked={chosen(user)} onChange={(on) => onChoose(user, on)} />
              <Person user={user} />
            </label>
          </li>
        ))}
      </ul>
      {people.length === 0 && <p className="muted">{texts.noMatchingMembers}</p>}
    </>
  );
}
