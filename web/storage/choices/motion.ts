/** Motion: as the system says, or none. */
import { INSTALLATION } from "../../installation.ts";
export const MOTION_KEY = `${INSTALLATION}-motion`;
export const MOTIONS = ["system", "reduced"] as const;

export function applyMotion(): void {
  if (localStorage.getItem(MOTION_KEY) === "reduced") document.documentElement.dataset.motion = "reduced";
  else delete document.documentElement.dataset.motion;
}
