import { INSTALLATION } from "../../installation.ts";
import { stored } from "./stored-choice.ts";

/** Whether screen readers announce what others change on the board that is open. */
export const announcedChanges = stored(`${INSTALLATION}-announce-changes`, ["off", "on"]);
