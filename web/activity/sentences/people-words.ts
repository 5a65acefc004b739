import * as texts from "#texts/sentences.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { User } from "../../../contract/users.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { firstParts, type Names } from "./names.ts";
import type { Part } from "./parts.ts";

/** Who did it, as the subject of the sentence. */
export function actorOf({ user_id }: Pick<BoardEvent, "user_id">, names: Names): string {
  if (user_id === null) return texts.aRule;
  return user_id === names.myId ? texts.you : (names.people.get(user_id) ?? texts.formerMember);
}

/** Whose face is beside the line; null for a rule. */
export function authorOf({ user_id }: Pick<BoardEvent, "user_id">, { people }: Names) {
  return user_id === null ? null : { id: user_id, name: people.get(user_id) ?? "?" };
}

interface Holder {
  assignees: readonly User[];
}

/** Those who are on the first and not on the second. */
export function peopleOnlyIn(one: Holder, other: Partial<Holder> | undefined): User[] {
  const known = other?.assignees ?? one.assignees;
  return one.assignees.filter((user) => !known.some(({ id }) => id === user.id));
}

/** As the object of what `actorId` did; the actor comes last. */
export function peopleParts(users: readonly User[], actorId: string | null, names: Names): Part[] {
  const others = users.filter(({ id }) => id !== actorId);
  const parts = [...others, ...users.filter(({ id }) => id === actorId)].map((user): Part => {
    if (user.id === actorId) return actorId === names.myId ? texts.toYourself : texts.toThemselves;
    return user.id === names.myId ? texts.toYou : { kind: "person", name: nameOf(user) };
  });
  return texts.people(firstParts(parts, names));
}
