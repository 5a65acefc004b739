/** One call of somebody, and what it should do. */
import type { Role } from "../../contract/boards.ts";
import type { EventKind } from "../../contract/events.ts";
import type { Person } from "../harness.ts";
import type { BoardModel } from "./board-model.ts";
import type { Draws } from "./draws.ts";

/** Things of another board, which no call on this one may touch. */
export interface Elsewhere {
  column: string;
  label: string;
  checklist: string;
}

export interface Scene {
  model: BoardModel;
  draws: Draws;
  actor: Person;
  people: readonly [Person, ...Person[]];
  elsewhere: Elsewhere;
  /** What happens by the clock at that time, if the game has a clock. */
  runClock?: (now: Date) => Promise<void>;
}

export interface Step {
  /** `anyone`: the resource does not exist, which is said before membership is looked at. */
  needs: Role | "anyone";
  /** The status it is refused with, although the caller may call. */
  refused?: number;
  call(): Promise<unknown>;
  /** Changes the model; gives what must have been answered, if that is settled. */
  apply(answer: unknown): unknown;
}

/** Nothing when the board has nothing the operation could be about. */
export type Operation = (scene: Scene) => Step | undefined;

export function step<Answer>(spec: {
  needs?: Step["needs"];
  call: () => Promise<Answer>;
  apply?: (answer: Answer) => unknown;
}): Step {
  return {
    needs: spec.needs ?? "member",
    call: spec.call,
    apply: (answer) => spec.apply?.(answer as Answer),
  };
}

export function refusedStep(
  status: number,
  call: () => Promise<unknown>,
  needs: Step["needs"] = "member",
): Step {
  return { needs, refused: status, call, apply() {} };
}

/** The actor's own event; `data` is what it shows. */
export function announce({ model, actor }: Scene, type: EventKind, data: unknown): void {
  model.log.push({ type, user_id: actor.id, data });
}
