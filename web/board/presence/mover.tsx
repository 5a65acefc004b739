import { mover } from "#texts/presence.ts";
import { useFaceColor } from "../../ui/display/face-colors.ts";
import type { Highlight } from "./highlights.ts";

/** On a card or column: who has just moved or created it. */
export function Mover({ by }: { by: NonNullable<Highlight["by"]> }) {
  const color = useFaceColor(by.id ?? "");
  return (
    <span
      className="mover"
      dir="auto"
      data-person={by.id !== null}
      style={{ "--avatar": by.id ? color : undefined }}
    >
      {mover(by.author)}
    </span>
  );
}
