import { INSTALLATION } from "../../installation.ts";
import { stored } from "./stored-choice.ts";

/** How "My cards" are grouped: by when they are due, or by their boards. */
export const myCardsOrder = stored(`${INSTALLATION}-my-cards-by`, ["due", "board"]);
