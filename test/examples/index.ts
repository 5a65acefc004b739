/** The examples of all resources: whatever file is in this folder. What the contract has and no file knows is an error. */
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import { type Example, paramNames } from "../every-route/call.ts";
import type { World } from "../every-route/world.ts";
import type { Person } from "../harness.ts";
import type { ResourceExamples, Thing } from "./example.ts";

const NO_EXAMPLES = ["index.ts", "example.ts", "stage.ts"];
const files = [...new Bun.Glob("*.ts").scanSync(import.meta.dir)].filter(
  (file) => !NO_EXAMPLES.includes(file),
);
const all = await Promise.all(
  files.sort().map(async (file): Promise<ResourceExamples> => (await import(`./${file}`)).examples),
);

/** By path parameter. */
export const things: Record<string, Thing> = Object.assign({}, ...all.map((examples) => examples.things));
export const inputs: ResourceExamples["inputs"] = Object.assign(
  {},
  ...all.map((examples) => examples.inputs),
);
export const causes = all.flatMap((examples) => examples.causes ?? []);

export const everyRoute = Object.entries(routes) as [RouteName, RouteSpec][];

export function thingFor(param: string): Thing {
  const thing = things[param];
  if (!thing) throw new Error(`No example of what {${param}} identifies: add it to "things" in ${folder}`);
  return thing;
}

const folder = "test/examples/<resource>.ts";

/** `caller` matters where people act on themselves. */
export async function exampleOf(name: RouteName, world: World, caller?: Person): Promise<Example> {
  const { method, path, body } = routes[name] as RouteSpec;
  const input = inputs[name];
  if (!input) {
    throw new Error(`No valid input of ${name} (${method} ${path}): add one to "inputs" in ${folder}`);
  }
  const example = await input(world, caller);
  const missing = paramNames(routes[name]).filter((param) => !example.params[param]);
  if (missing.length > 0) throw new Error(`The example of ${name} lacks ${missing.join(", ")}`);
  if (body && !z.safeParse(body, example.body).success)
    throw new Error(`The example of ${name} is not valid`);
  return example;
}
