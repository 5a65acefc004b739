import { INSTALLATION } from "../../installation.ts";
import { stored } from "./stored-choice.ts";

/** For those who dictate or often hit keys by mistake; the keys of a focused card are not affected. */
export const singleKeys = stored(`${INSTALLATION}-single-keys`, ["on", "off"]);
