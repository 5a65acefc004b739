/** Every route of the contract and every header, one request at a time to see what each costs, and then many at once. */
import type { RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import type { Attempt } from "./attempt.ts";
import { AT_ONCE, flood } from "./flood.ts";
import { type Cost, measure } from "./measure.ts";
import { countStatuses, type Scene } from "./scene.ts";
import { toolAttempts } from "./worst-calls.ts";
import { headerAttempts } from "./worst-headers.ts";
import { attemptsOf } from "./worst-inputs.ts";

/** What takes something with it that another route deletes goes after that. */
const LAST: RouteName[] = [
  ...(["deleteItem", "deleteChecklist", "deleteLabel", "deleteCard"] as const),
  ...(["deleteColumn", "purgeTrash", "removeMember", "deleteBoard"] as const),
];

const ORDERED = (Object.entries(routes) as [RouteName, RouteSpec][]).sort(
  ([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b),
);
const isDeletion = ([, { method }]: [RouteName, RouteSpec]) => method === "DELETE";

function chosen({ extent }: Scene) {
  return ORDERED.filter(([name]) => extent.routes?.includes(name) ?? true);
}

export async function everyRouteOnce(scene: Scene): Promise<void> {
  const all = chosen(scene).filter((entry) => !isDeletion(entry));
  await inWindows(scene, all, ([name, route]) => attemptsOf(name, route, scene.place));
}

async function inWindows<Entry extends readonly [name: string, ...rest: unknown[]]>(
  scene: Scene,
  all: readonly Entry[],
  attemptsOn: (entry: Entry) => Attempt[],
): Promise<void> {
  const { routesAWindow, perRoute } = scene.extent;
  for (let first = 0; first < all.length; first += routesAWindow) {
    const some = all.slice(first, first + routesAWindow);
    const attempts = some.flatMap((entry) => attemptsOn(entry).slice(0, perRoute));
    await oneByOne(scene, some.map(([name]) => name).join(", "), attempts);
  }
}

/** After everything else: nothing is left of the board. */
export async function everyDeletion(scene: Scene): Promise<void> {
  for (const [name, route] of chosen(scene).filter(isDeletion))
    await oneByOne(scene, name, attemptsOf(name, route, scene.place));
}

export async function everyRouteAtOnce(scene: Scene): Promise<void> {
  for (const [name, route] of chosen(scene).filter((entry) => !isDeletion(entry)))
    await atOnce(scene, name, attemptsOf(name, route, scene.place));
}

export async function everyHeader(scene: Scene): Promise<void> {
  for (const [name, attempts] of headerAttempts(scene.place)) {
    await oneByOne(scene, `header ${name}`, attempts);
    await atOnce(scene, `header ${name}`, attempts);
  }
}

/** By names like those of routes: `mcp:get_board`. */
function chosenTools({ extent, place }: Scene): [name: string, attempts: Attempt[]][] {
  return toolAttempts(place)
    .map(([tool, attempts]): [string, Attempt[]] => [`mcp:${tool}`, attempts])
    .filter(([name]) => extent.routes?.includes(name) ?? true);
}

export async function everyToolOnce(scene: Scene): Promise<void> {
  await inWindows(scene, chosenTools(scene), ([, attempts]) => attempts);
}

export async function everyToolAtOnce(scene: Scene): Promise<void> {
  for (const [name, attempts] of chosenTools(scene)) await atOnce(scene, name, attempts);
}

async function oneByOne(
  { observe, stage, watcher }: Scene,
  name: string,
  attempts: Attempt[],
): Promise<void> {
  const act = async () => {
    const costs: Cost[] = [];
    for (const attempt of attempts) costs.push(await measure(stage, watcher, attempt));
    return { costs, statuses: countStatuses(costs.map(({ status }) => status)) };
  };
  await observe(`${name}, one at a time`, act, { oneAtATime: true });
}

async function atOnce({ observe, stage, extent }: Scene, name: string, attempts: Attempt[]): Promise<void> {
  await observe(`${name}, ${AT_ONCE} at once`, () =>
    flood(stage.url, attempts, { atOnce: AT_ONCE, ms: extent.ms }),
  );
}
