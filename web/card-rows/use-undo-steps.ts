import { useEffect, useRef, useState } from "react";
import * as texts from "#texts/undo.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { useCommands } from "../util/commands.ts";
import { TYPED_INTO } from "../util/typed-into.ts";
import { undoOrRedo } from "../util/undo-keys.ts";

/** `message` says what was done, if it was; what was refused is not tried again, unlike what could not be sent. */
export type Outcome = { message: string } | "refused" | "unsent";

type Step = Record<"undo" | "redo", () => Promise<Outcome>>;

export interface UndoSteps {
  /** Of a change that was just made, with what it did. */
  add: (step: Step, message: string) => void;
  /** The change was refused. */
  drop: (step: Step) => void;
  undo: () => void;
  redo: () => void;
}

/** What was changed on this page since it was opened, for Undo and Redo, with their keys. */
export function useUndoSteps(): UndoSteps {
  const done = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);
  const [steps] = useState<UndoSteps>(() => {
    /** One after another: each begins with what the one before has left. */
    let queue = Promise.resolve();
    const say = (message: string, back: "undo" | "redo") => {
      const label = back === "undo" ? texts.undo : texts.redo;
      toast({ group: "undo", message, action: { label, run: () => go(back) } });
    };
    const take = async (way: "undo" | "redo") => {
      const [from, to] = way === "undo" ? [done, undone] : [undone, done];
      const step = from.current.pop();
      if (!step) return void toast({ group: "undo", message: texts.nothingLeft[way] });
      const outcome = await step[way]();
      if (outcome === "unsent") from.current.push(step);
      if (typeof outcome === "string") return;
      to.current.push(step);
      say(outcome.message, way === "undo" ? "redo" : "undo");
    };
    const go = (way: "undo" | "redo") => {
      queue = queue.then(() => take(way));
    };
    return {
      add: (step, message) => {
        done.current.push(step);
        undone.current = [];
        say(message, "undo");
      },
      drop: (step) => {
        done.current = done.current.filter((each) => each !== step);
      },
      undo: () => go("undo"),
      redo: () => go("redo"),
    };
  });
  useCommands({ undo: steps.undo, redo: steps.redo });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const way = undoOrRedo(event);
      if (!way || !(target instanceof Element) || target.closest(TYPED_INTO)) return;
      event.preventDefault();
      steps[way]();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [steps]);
  return steps;
}
