/** Open files and sockets of this process, and how many there may be; null where that is not known (not Linux). */
import { readdirSync, readFileSync } from "node:fs";

export function openFiles(): { open: number; max: number } | null {
  try {
    const limit = /^Max open files +(\d+|unlimited)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    if (limit === undefined) return null;
    const open = readdirSync("/proc/self/fd").length;
    return { open, max: limit === "unlimited" ? Number.POSITIVE_INFINITY : Number(limit) };
  } catch {
    return null;
  }
}

/** Files of the process itself, and requests beside the live connections: probes among them. */
const RESERVED = 64;

/** How many live connections leave enough for everything else; `others` are connections to other servers. */
export function roomForConnections(others: number): number {
  const { max } = openFiles() ?? { max: Number.POSITIVE_INFINITY };
  return Math.max(1, max - RESERVED - others);
}
