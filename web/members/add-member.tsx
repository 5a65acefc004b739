import { type FormEvent, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/members.ts";
import { needsConnection } from "#texts/offline.ts";
import type { User } from "../../contract/users.ts";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Spinner } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { invite } from "./actions.ts";
import { NotFound } from "./not-found.tsx";
import type { Invitations } from "./use-invitations.ts";
import { useUserSearch } from "./use-user-search.ts";

/** Finds people by part of their username or email address, and adds them. */
export function AddMember({ invitations }: { invitations: Invitations }) {
  const { board, session } = useBoard();
  const isOffline = useIsOffline(session);
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const [text, setText] = useState("");
  const { status, users, reason } = useUserSearch(text.trim());
  const field = useRef<HTMLFormElement>(null);
  const isMember = (user: User) => board.members.some(({ user_id }) => user_id === user.id);
  const found = users.filter((user) => !isMember(user));
  const already = users.filter(isMember).map(nameOf);
  const add = (user: User) => {
    invite(session, board, user);
    // For the next one.
    setText("");
    field.current?.querySelector("input")?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only, ...others] = found;
    if (status !== "done") return;
    if (only && others.length === 0) add(only);
    else field.current?.querySelector<HTMLElement>(".found button")?.focus();
  };
  return (
    <form className="add-member" ref={field} onSubmit={submit}>
      <Field
        label={texts.addSomeone}
        type="search"
        autoComplete="off"
        // On a touch screen the keyboard would cover who is there.
        data-autofocus={!isTouch || undefined}
        placeholder={texts.usernameOrEmail}
        disabled={isOffline}
        hint={isOffline ? needsConnection : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="found" aria-busy={status === "searching"}>
        {status === "searching" && users.length === 0 && <Spinner label={texts.searching} />}
        {status === "failed" && (
          <p className="field-error" role="alert">
            {texts.searchFailed} {reason}
          </p>
        )}
        {status === "done" && users.length === 0 && (
          <NotFound key={text} text={text.trim()} invitations={invitations} />
        )}
        {found.length > 0 && (
          <ul aria-label={texts.peopleFound}>
            {found.map((user) => (
              <li className="list-row" key={user.id}>
                <span aria-hidden="true">
                  <Avatar user={user} />
                </span>
                <div className="list-text">
                  <span className="list-title" dir="auto">
                    {nameOf(user)}
                  </span>
                  <span className="detail">{user.email}</span>
                </div>
                <Button onClick={() => add(user)} aria-label={texts.addPerson(nameOf(user))}>
                  {common.add}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {already.length > 0 && (
          <p className="member-already" role="status">
            <Icon name="check" size={16} />
            {texts.alreadyMembers(already)}
          </p>
        )}
      </div>
    </form>
  );
}
