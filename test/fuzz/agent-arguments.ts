/** Arguments of a tool that fit its schema, with names and ids that mean something. */
import { TOOLS } from "../../server/mcp/tools/index.ts";
import type { Population } from "./population.ts";
import { type Random, weighted } from "./random.ts";
import { anyText, randomText } from "./texts.ts";

type Board = Population["boards"][number];
type Draw = (on: Board, all: Population, random: Random) => unknown;

const TIMES = ["2026-01-01T00:00:00Z", "2099-12-31T23:59:59.999+02:00", "9999-12-31", "tomorrow", ""];
const NUMBERS = [0, 1, 2, 7, 100, 150, 1000, 1_000_000, 1_000_001, Number.MAX_SAFE_INTEGER];

const text: Draw = (_, __, random) =>
  random.chance(0.7) ? randomText(random, 1 + random.below(20)) : anyText(random);
const number: Draw = (_, __, random) => random.pick(NUMBERS);
const time: Draw = (_, __, random) => (random.chance(0.9) ? random.pick(TIMES) : anyText(random));
const named =
  (param: string, names: readonly string[]): Draw =>
  (on, all, random) =>
    weighted(random, [
      [6, () => all.idFor(param, on, random)],
      [3, () => random.pick(names)],
      [1, () => anyText(random)],
    ])();
const several =
  (draw: Draw, most: number): Draw =>
  (on, all, random) =>
    Array.from({ length: random.chance(0.95) ? random.below(4) : most + random.below(2) }, () =>
      draw(on, all, random),
    );

const person = named("user_id", ["me", "ann", "@ben", "BEN", "@nobody"]);
const label = named("label_id", ["label", "Label"]);

const FITTING: Record<string, Draw> = {
  board: named("board_id", ["Board", "board", " BOARD "]),
  column: named("column_id", ["Column", "column"]),
  card: named("card_id", ["Card", "#1", "#2", "#99999", "#"]),
  cards: (on, all, random) =>
    Array.from({ length: random.chance(0.97) ? 1 + random.below(3) : 51 }, () =>
      some({
        title: text,
        description: text,
        due_at: time,
        assign: several(person, 20),
        labels: several(label, 20),
      })(on, all, random),
    ),
  ...{ assign: several(person, 20), unassign: several(person, 20) },
  ...{ add_labels: several(label, 20), remove_labels: several(label, 20) },
  ...{ title: text, description: text, query: text, text, after: text, comments_before: text },
  ...{ start_at: time, due_at: time },
  ...{ from: number, position: number, since: number, seq: number, before: number },
  page: (_, __, random) => 1 + random.below(3),
  complete: (_, __, random) => random.chance(0.5),
};

/** Mostly those that have to be there, and some of the others. */
function some(draws: Record<string, Draw>, required: readonly string[] = ["title"]) {
  return (on: Board, all: Population, random: Random): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(draws)
        .filter(([name]) => random.chance(required.includes(name) ? 0.98 : 0.4))
        .map(([name, draw]) => [name, draw(on, all, random)]),
    );
}

/** By name, as JSON. */
export function fittingArguments(
  tool: string,
  on: Board,
  all: Population,
  random: Random,
): Record<string, string> {
  const { properties, required } = TOOLS.find(({ name }) => name === tool)!.inputSchema;
  const draws = Object.keys(properties as object).map((name): [string, Draw] => {
    const draw = FITTING[name];
    if (!draw) throw new Error(`No argument ${name} of ${tool} is known: add it to agent-arguments.ts`);
    return [name, draw];
  });
  const drawn = some(Object.fromEntries(draws), required as string[] | undefined)(on, all, random);
  return Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, JSON.stringify(value)]));
}
