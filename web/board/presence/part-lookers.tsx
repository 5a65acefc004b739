import { editing } from "#texts/presence.ts";
import type { Looker } from "../../../client/lookers.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { useControls } from "../controls.ts";
import { userOf } from "./card-lookers.tsx";
import { useLookers } from "./use-lookers.ts";

interface Props {
  cardId: string;
  part: NonNullable<Looker["editing"]>;
}

/** Beside a text: who else is editing it; of several, one. The faces of those who look at the card say so to those who listen. */
export function PartLookers({ cardId, part }: Props) {
  const { session, me } = useControls();
  const other = useLookers(session, cardId, me.id).find((looker) => looker.editing === part);
  if (!other) return null;
  return (
    <span className="part-lookers detail truncate">{editing[part](nameOf(userOf(session, other)))}</span>
  );
}
