/** Why something did not work. The service says so itself; here is what it cannot know, or says for programs. */
export const ourSide = "Something went wrong on our side. Try again in a moment.";
export const unreachable = "Boardcast cannot be reached.";

const BY_STATUS = new Map([
  [412, "Someone else has changed this in the meantime."],
  [413, "This is too large to be saved."],
  [500, ourSide],
  [502, unreachable],
  [503, "Boardcast is not available at the moment. Try again soon."],
  [504, unreachable],
]);

/** `detail` is what the service says. */
export function refusal(status: number, detail: string): string {
  return BY_STATUS.get(status) ?? detail;
}
