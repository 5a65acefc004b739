import { applyMotion, MOTION_KEY, MOTIONS } from "./motion.ts";
import { stored } from "./stored-choice.ts";

const choice = stored(MOTION_KEY, MOTIONS);

export const useMotion = choice.use;

export function chooseMotion(motion: (typeof MOTIONS)[number]): void {
  choice.set(motion);
  applyMotion();
}
