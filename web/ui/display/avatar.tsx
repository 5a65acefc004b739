import { useState } from "react";
import * as common from "#texts/common.ts";
import type { User } from "../../../contract/users.ts";
import { useFaceColor } from "./face-colors.ts";
import { usePicture } from "./pictures.ts";
import { useAttempts } from "./use-attempts.ts";

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
      style={{ "--avatar": useFaceColor(user.id) }}
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
