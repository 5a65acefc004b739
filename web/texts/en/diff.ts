import { number } from "../format.ts";

export const showUnchanged = (lines: number) => `Show ${number(lines)} unchanged lines`;
