import { INSTALLATION } from "../../installation.ts";
import { stored } from "./stored-choice.ts";

export const BOARD_ORDERS = ["opened", "changed", "name"] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** How the list of boards is sorted below those with a star. */
export const boardsOrder = stored(`${INSTALLATION}-boards-by`, BOARD_ORDERS);
