import { useRef, useState } from "react";
import * as texts from "#texts/members.ts";
import type { BoardPerson } from "../../contract/people.ts";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { reasonOf } from "../session/reason.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { PlaceholderAvatar } from "../ui/display/placeholder-avatar.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Select } from "../ui/forms/field.tsx";
import { usePeople } from "./use-people.ts";

/** The people an imported file names. An owner says which member each of them is. */
export function ImportedPeople() {
  const { people, match } = usePeople();
  const section = useRef<HTMLElement>(null);
  if (people.length === 0) return null;
  const sorted = people.toSorted(
    (a, b) => Number(a.user_id !== null) - Number(b.user_id !== null) || a.name.localeCompare(b.name),
  );
  /** What was focused is gone with the choice: on to the next, or to the heading. */
  const moveOn = () => section.current?.querySelector<HTMLElement>("select, h3")?.focus();
  return (
    <section className="invitations" aria-labelledby="people-title" ref={section}>
      <h3 id="people-title" tabIndex={-1}>
        {texts.importedPeople}
      </h3>
      <p className="muted">{texts.matchingHint}</p>
      <ul aria-labelledby="people-title">
        {sorted.map((person) => (
          <PersonRow key={person.id} person={person} match={match} onMatched={moveOn} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  person: BoardPerson;
  match: ReturnType<typeof usePeople>["match"];
  onMatched: () => void;
}

function PersonRow({ person, match, onMatched }: Props) {
  const { name, username } = person;
  return (
    <li className="list-row">
      <span aria-hidden="true">
        <PlaceholderAvatar name={name} />
      </span>
      <div className="list-text">
        <bdi className="list-title">{name}</bdi>
        {username !== null && username !== name && <span className="detail">{username}</span>}
      </div>
      {person.user_id === null ? (
        <Choice person={person} match={match} onMatched={onMatched} />
      ) : (
        <Matched userId={person.user_id} />
      )}
    </li>
  );
}

function Matched({ userId }: { userId: string }) {
  const { board } = useBoard();
  const member = board.members.find(({ user_id }) => user_id === userId);
  return (
    <div className="list-tools">
      <span className="detail">
        {member ? texts.isMatched(nameOf(member.user)) : texts.isMatchedToFormer}
      </span>
    </div>
  );
}

function Choice({ person, match, onMatched }: Props) {
  const { board, session } = useBoard();
  const isOffline = useIsOffline(session);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const userId = chosen ?? person.suggested?.id ?? "";
  const members = board.members.toSorted((a, b) => nameOf(a.user).localeCompare(nameOf(b.user)));
  const member = members.find(({ user_id }) => user_id === userId);
  const save = async () => {
    if (!member) return;
    setBusy(true);
    try {
      await match(person, member);
      requestAnimationFrame(onMatched);
    } catch (error) {
      setBusy(false);
      toast({ kind: "error", message: `${texts.notMatched(person.name)} ${reasonOf(error)}` });
    }
  };
  return (
    <div className="list-tools">
      <Select
        label={texts.memberFor(person.name)}
        hideLabel
        value={member ? userId : ""}
        disabled={isOffline}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{texts.chooseMember}</option>
        {members.map(({ user_id, user }) => (
          <option key={user_id} value={user_id}>
            {nameOf(user)}
          </option>
        ))}
      </Select>
      <Button
        busy={busy}
        onClick={() => void save()}
        disabled={isOffline || !member}
        aria-label={texts.matchPerson(person.name)}
      >
        {texts.match}
      </Button>
    </div>
  );
}
