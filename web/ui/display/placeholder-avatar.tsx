import * as common from "#texts/common.ts";
import { initialsOf } from "./avatar.tsx";

/** Somebody of an imported board who is no member: initials in a dashed circle, and never a picture. */
export function PlaceholderAvatar({ name, size }: { name: string; size?: "s" }) {
  const label = common.notMemberYet(name);
  return (
    <span className="avatar" role="img" aria-label={label} title={label} data-size={size} data-placeholder>
      <span aria-hidden="true">{initialsOf(name)}</span>
    </span>
  );
}

/** The avatar with the name beside it. */
export function PlaceholderPerson({ name }: { name: string }) {
  return (
    <span className="person" title={common.notMemberYet(name)}>
      <PlaceholderAvatar name={name} size="s" />
      <span className="person-name" dir="auto" aria-hidden="true">
        {name}
      </span>
    </span>
  );
}
