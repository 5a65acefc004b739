/** A board that must stay as it is, another for what is odd but valid, and an input of every route on each. */
import type { RouteSpec } from "../../../contract/base/define.ts";
import { type RouteName, routes } from "../../../contract/index.ts";
import { everyRoute, exampleOf } from "../../examples/index.ts";
import type { Person, Service } from "../../harness.ts";
import { type Example, targetOf } from "../call.ts";
import { meetPeople } from "../people.ts";
import { makeWorld, type World } from "../world.ts";
import type { Attempt } from "./attempt.ts";
import type { WireRequest } from "./wire.ts";

type Header = NonNullable<WireRequest["headers"]>[number];

export const JSON_TYPE: Header = ["content-type", "application/json"];
export const bearer = (person: Person): Header => ["authorization", `Bearer ${person.token}`];

export type Stage = Awaited<ReturnType<typeof setStage>>;

export async function setStage(service: Service) {
  const people = await meetPeople(service);
  const vandal = await service.person("vandal");
  const kept = await makeWorld(service, people);
  await kept.furnish();
  const scrap = await makeWorld(service, { ...people, owner: vandal });
  const keptInputs = await inputsOn(kept, people.owner);
  const scrapInputs = await inputsOn(scrap, vandal);

  /** Refused on the board that is kept; what the contract takes goes to the other. */
  function bodyAttempt(name: RouteName, about: string, text: string, status: number | undefined): Attempt {
    const route = routes[name] as RouteSpec;
    const [caller, inputs] = status ? [people.owner, keptInputs] : [vandal, scrapInputs];
    const headers = [bearer(caller), JSON_TYPE];
    return {
      about: `${name}: ${about}`,
      request: { method: route.method, target: targetOf(route, inputs.get(name)!), headers, body: text },
      expect: status ? [status] : "anything",
    };
  }

  async function whatIsKept() {
    const { owner } = people;
    const { counts: _, ...state } = await kept.state();
    return { state, boards: await owner.listBoards(), me: await owner.getMe() };
  }

  return { owner: people.owner, board_id: kept.board_id, keptInputs, scrapInputs, bodyAttempt, whatIsKept };
}

async function inputsOn(world: World, caller: Person): Promise<Map<RouteName, Example>> {
  const inputs = new Map<RouteName, Example>();
  for (const [name] of everyRoute) inputs.set(name, await exampleOf(name, world, caller));
  return inputs;
}
