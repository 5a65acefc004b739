/** The question before logging out with something unsent; loaded when it is asked. */
import { number, plural } from "../format.ts";

export const logOutUnsent = "Log out with unsent changes?";
export const unsentStay = (count: number) =>
  plural(count, {
    one: "1 change hasn’t been sent. It stays in this browser and will be sent when you log in here again.",
    other: `${number(count)} changes haven’t been sent. They stay in this browser and will be sent when you log in here again.`,
  });
export const logOutUnfinished = "Log out with unfinished text?";
export const draftsStay = (count: number) =>
  plural(count, {
    one: "1 text isn’t finished. It stays in this browser, where others who use it could read it, until you finish or discard it.",
    other: `${number(count)} texts aren’t finished. They stay in this browser, where others who use it could read them, until you finish or discard them.`,
  });
export const stayLoggedIn = "Stay logged in";
