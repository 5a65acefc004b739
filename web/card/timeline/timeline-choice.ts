import { INSTALLATION } from "../../installation.ts";
import { stored } from "../../storage/choices/stored-choice.ts";

export const timelineChoice = stored(`${INSTALLATION}-card-timeline`, ["everything", "comments"]);
