/** What becomes of the lines that two people changed: one version of each passage is chosen. Pure. */
import { type Clash, lookAlike, type Piece, textOf } from "./merge.ts";

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

/** Unless something else was chosen, nothing that somebody has written is lost. */
export function versionOf(clash: Clash, choices: Choices): Version {
  const versions = versionsOf(clash);
  const chosen = choices[passageKey(clash)];
  if (chosen && versions.includes(chosen)) return chosen;
  if (versions.includes("both")) return "both";
  return lookAlike(clash.both, clash.mine) ? "mine" : "theirs";
}

export function combinedText(pieces: readonly Piece[], choices: Choices): string {
  return textOf(pieces, (clash) => clash[versionOf(clash, choices)]);
}
