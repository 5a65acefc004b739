/** What becomes of the lines that two people changed: one version of each passage is chosen. Pure. */
import { type Clash, type Piece, textOf } from "./merge.ts";

export type Version = "mine" | "theirs" | "both";

/** By the line of the base that a passage begins with. */
export type Choices = Readonly<Record<number, Version>>;

/** Where one has removed what the other changed, both is the text of the other. */
export function versionsOf({ mine, theirs, both }: Clash): readonly Version[] {
  const isOneOfThem = both.join("\n") === mine.join("\n") || both.join("\n") === theirs.join("\n");
  return isOneOfThem ? ["mine", "theirs"] : ["mine", "theirs", "both"];
}

/** Unless something else was chosen, nothing that somebody has written is lost. */
export function versionOf(clash: Clash, choices: Choices): Version {
  const versions = versionsOf(clash);
  const chosen = choices[clash.start];
  if (chosen && versions.includes(chosen)) return chosen;
  if (versions.includes("both")) return "both";
  return clash.both.join("\n") === clash.mine.join("\n") ? "mine" : "theirs";
}

export function combinedText(pieces: readonly Piece[], choices: Choices): string {
  return textOf(pieces, (clash) => clash[versionOf(clash, choices)]);
}
