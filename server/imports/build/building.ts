/** What is known while the cards of a board are built. */
import type { Config } from "../../config.ts";
import { pluralOf, type Tally } from "../report.ts";
import { isCardNumber } from "../stored-record.ts";
import type { Workspace } from "../workspace.ts";
import type { Files } from "./files.ts";
import type { Plan } from "./plan.ts";

export interface Building {
  workspace: Workspace;
  plan: Plan;
  files: Files;
  tally: Tally;
  config: Config;
  now: string;
  numbers: Numbers;
  /** Records that were looked at. Those that are not belong to something that did not come over. */
  reached: Record<"card" | "checklist" | "item" | "comment" | "file", number>;
}

interface Numbers {
  /** The largest that was given. */
  readonly last: number;
  /** The number that the card has in the file, unless another has it already: then the next one after all of them. */
  give(wanted: number | null): number;
}

export function startBuilding(parts: Omit<Building, "numbers" | "reached">): Building {
  const reached = { card: 0, checklist: 0, item: 0, comment: 0, file: 0 };
  return { ...parts, numbers: numbersAfter(parts.workspace.lastNumber), reached };
}

function numbersAfter(largest: number): Numbers {
  const taken = new Set<number>();
  let last = largest;
  return {
    get last() {
      return last;
    },
    give(wanted) {
      const number = isCardNumber(wanted) && !taken.has(wanted) ? wanted : ++last;
      taken.add(number);
      return number;
    },
  };
}

const KINDS = ["card", "checklist", "item", "comment", "file"] as const;

/** When every column has been built. */
export function reportUnreached({ workspace, reached, tally }: Building): void {
  for (const kind of KINDS)
    tally.skip(
      pluralOf(kind),
      "what they belong to did not come over",
      workspace.count(kind) - reached[kind],
    );
}
