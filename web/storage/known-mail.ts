import { INSTALLATION } from "../installation.ts";
import { stored } from "./choices/stored-choice.ts";

/** Whether the service sent mail when it was last asked. */
export const knownMail = stored(`${INSTALLATION}-mail`, ["unknown", "on", "off"]);
