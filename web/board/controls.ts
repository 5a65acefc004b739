import { createContext, type RefObject, useContext } from "react";
import type { Card } from "../../contract/cards.ts";
import type { User } from "../../contract/users.ts";
import type { Filter } from "./filter/filter.ts";
import type { Quick } from "./quick/quick-panel.tsx";
import type { BoardSession } from "./session/board-session.ts";

/** What tiles and columns need for their actions. Always the same object, so that no event re-renders all of them. */
export interface Controls {
  session: BoardSession;
  filter: RefObject<Filter>;
  clearFilter: () => void;
  openMoveDialog: (card: Card) => void;
  openQuick: (quick: Quick) => void;
  me: User;
}

export const ControlsContext = createContext<Controls | null>(null);

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error("useControls outside of a board page");
  return controls;
}
