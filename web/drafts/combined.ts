/** What becomes of the lines that two people changed: one version of each passage is chosen. Pure. */
import { type Clash, isClash, lookAlike, type Piece, textOf } from "./merge.ts";

export type Version = "mine" | "theirs" | "both";

/** By passage: a choice is forgotten when somebody writes on in it, because it was made for other texts. */
export type Choices = Readonly<Record<string, Version>>;

export function passageKey({ start, mine, theirs }: Clash): string {
  return JSON.stringify([start, mine, theirs]);
}

/** Where one has removed what the other changed, both is the text of the other. */
export function versionsOf({ mine, theirs, both }: Clash): readonly Version[] {
  const isOneOfThem = lookAlike(both, mine) || lookAlike(both, theirs);
  return isOneOfThem ? ["mine", "theirs"] : ["mine", "theirs", "both"];
}

/** Null where somebody has to choose: one text after the other is rarely what either of them meant. */
export function versionOf(clash: Clash, choices: Choices): Version | null {
  const versions = versionsOf(clash);
  const chosen = choices[passageKey(clash)];
  if (chosen && versions.includes(chosen)) return chosen;
  const { mine, theirs, both } = clash;
  if (versions.includes("both")) return lookAlike(both, [...theirs, ...mine]) ? null : "both";
  return lookAlike(both, mine) ? "mine" : "theirs";
}

/** Whether a version of every passage is chosen. */
export function isDecided(pieces: readonly Piece[], choices: Choices): boolean {
  return pieces.every((piece) => !isClash(piece) || versionOf(piece, choices) !== null);
}

/** As long as something has to be chosen, with everything that somebody has written. */
export function combinedText(pieces: readonly Piece[], choices: Choices): string {
  return textOf(pieces, (clash) => clash[versionOf(clash, choices) ?? "both"]);
}
