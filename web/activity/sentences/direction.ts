import type { BoardEvent } from "../../../contract/events.ts";

type Moved = { renumbered?: BoardEvent["renumbered"]; data: { rank: number }; previous?: { rank?: number } };

/** Which way something moved among its siblings; unknown if their ranks cannot be compared. */
export function direction({ renumbered, data, previous }: Moved): "back" | "forth" | "unknown" {
  if (renumbered || previous?.rank === undefined || previous.rank === data.rank) return "unknown";
  return data.rank < previous.rank ? "back" : "forth";
}
