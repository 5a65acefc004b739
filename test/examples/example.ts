/**
 * What the tests have to know about a resource that the contract does not say. Each file of this folder exports
 * `examples` for one resource; the tests find it there.
 */
import type { Client } from "../../client/http.ts";
import type { EventKind } from "../../contract/events.ts";
import type { RouteName } from "../../contract/index.ts";
import type { Example } from "../every-route/call.ts";
import type { World } from "../every-route/world.ts";
import type { Person } from "../harness.ts";
import type { Stage } from "./stage.ts";

export interface ResourceExamples {
  /** What the path parameters of the resource identify. */
  things?: Record<string, Thing>;
  inputs: Partial<Record<RouteName, Input>>;
  causes?: Cause[];
}

/** On a board of the caller. */
export interface Place {
  api: Client;
  board_id: string;
  column_id: string;
  card_id: string;
  /** A member. */
  user_id: string;
}

export interface Thing {
  /** Absent for what is in the trash. */
  createdBy?: RouteName;
  create(place: Place): Promise<{ id: string }>;
}

/** A valid input of a route, new at each call. `caller` matters where people act on themselves. */
export type Input = (world: World, caller?: Person) => Example | Promise<Example>;

export const onBoard: Input = ({ board_id }) => ({ params: { board_id } });
export const nothing: Input = () => ({ params: {} });

/** Whoever is to have something of their own: an account that is deactivated cannot create it. */
export function callerOr(owner: Person, caller: Person | undefined): Person {
  return !caller || caller.me.username.startsWith("deactivated") ? owner : caller;
}

/** A call that causes exactly one event, of this kind. */
export interface Cause {
  type: EventKind;
  by: string;
  actor: Actor;
  prepare(stage: Stage): Promise<Prepared>;
}

export interface Prepared {
  act(): Promise<unknown>;
  /** What the event must hold, asked after the act. */
  data(answer: unknown): Promise<unknown>;
}

type Actor = "alice" | "bob" | "carol";
type Act = (stage: Stage, actor: Person) => Promise<unknown>;
type Read = (stage: Stage) => Promise<unknown>;

/** The event holds what the call answers. */
export function answered(type: EventKind, by: string, act: Act, actor: Actor = "bob"): Cause {
  return {
    type,
    by,
    actor,
    prepare: async (stage) => ({ act: () => act(stage, stage[actor]), data: async (answer) => answer }),
  };
}

/** The event holds what can be read afterwards. */
export function changed(type: EventKind, by: string, act: Act, read: Read, actor: Actor = "bob"): Cause {
  return {
    type,
    by,
    actor,
    prepare: async (stage) => ({ act: () => act(stage, stage[actor]), data: () => read(stage) }),
  };
}

/** The event holds what could be read before. */
export function removed(type: EventKind, by: string, act: Act, read: Read, actor: Actor = "bob"): Cause {
  return {
    type,
    by,
    actor,
    async prepare(stage) {
      const last = await read(stage);
      return { act: () => act(stage, stage[actor]), data: async () => last };
    },
  };
}
