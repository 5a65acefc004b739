import { mover } from "#texts/presence.ts";
import { colorOf } from "../../ui/display/avatar.tsx";
import type { Highlight } from "./highlights.ts";

/** On a card or column: who has just moved or created it. */
export function Mover({ by }: { by: NonNullable<Highlight["by"]> }) {
  return (
    <span
      className="mover"
      dir="auto"
      data-person={by.id !== null}
      style={{ "--avatar": by.id ? colorOf(by.id) : undefined }}
    >
      {mover(by.author)}
    </span>
  );
}
