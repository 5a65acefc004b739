import { useState } from "react";
import * as common from "#texts/common.ts";
import type { User } from "../../../contract/users.ts";
import { usePicture } from "./pictures.ts";
import { useAttempts } from "./use-attempts.ts";

/** White text on each of them has a contrast of at least 4.5. */
const COLORS = [
  "#0f766e",
  "#b45309",
  "#1d4ed8",
  "#be185d",
  "#4d7c0f",
  "#7c3aed",
  "#b91c1c",
  "#0369a1",
  "#a21caf",
  "#475569",
  "#15803d",
  "#92400e",
];

type Named = Pick<User, "id" | "username"> & Partial<Pick<User, "firstname" | "lastname">>;

interface Props {
  user: Named;
  size?: "s" | "l";
  /** Connected to the board at the moment. */
  here?: boolean;
}

/** The initials, and the picture over them once it is loaded. */
export function Avatar({ user, size, here }: Props) {
  const name = nameOf(user);
  const picture = usePicture(user.id);
  return (
    <span
      className="avatar"
      role="img"
      aria-label={here ? common.hereNow(name) : name}
      title={here ? common.hereNow(name) : name}
      data-size={size}
      data-here={here}
      style={{ "--avatar": colorOf(user.id) }}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      {picture && <Picture key={picture} address={picture} />}
    </span>
  );
}

function Picture({ address }: { address: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const { isMissing, miss } = useAttempts();
  if (isMissing) return null;
  return (
    <img
      className="avatar-picture"
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      data-loaded={isLoaded}
      onLoad={() => setLoaded(true)}
      onError={miss}
    />
  );
}

export function nameOf({ firstname, lastname, username }: Omit<Named, "id">): string {
  return [firstname, lastname].filter(Boolean).join(" ") || username;
}

export function initialsOf(name: string): string {
  const [first = "?", second] = name.split(/[\s._-]+/).filter(Boolean);
  return (second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join("")).toUpperCase();
}

/** The colour of a person, the same everywhere. */
export function colorOf(id: string): string {
  let hash = 0;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  // The remainder is always an index of the list.
  return COLORS[(hash >>> 8) % COLORS.length]!;
}
