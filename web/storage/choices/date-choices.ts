/** How dates are written in this browser: as is usual in the reader's language, or as chosen here. */
import { INSTALLATION } from "../../installation.ts";
import { stored } from "./stored-choice.ts";

/** Of a calendar. */
export const weekStart = stored(`${INSTALLATION}-week-start`, ["usual", "monday", "sunday", "saturday"]);

export const clock = stored(`${INSTALLATION}-clock`, ["usual", "h23", "h12"]);
