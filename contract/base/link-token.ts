import { verbatim } from "./define.ts";

/** The token of a link, as input. Operations check it: what was never handed out is not found. */
export const linkToken = verbatim(1, 100);
