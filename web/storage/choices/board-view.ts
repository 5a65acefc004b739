import { INSTALLATION } from "../../installation.ts";
import { stored } from "./stored-choice.ts";

/** What is shown of a board when it is opened: its columns, or its calendar by month or week. */
export const boardView = stored(`${INSTALLATION}-board-view`, ["columns", "month", "week"]);
