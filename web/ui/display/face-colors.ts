/** The colours behind the initials of people. Pure, but for the context. */
import { createContext, useContext } from "react";

/** White text on each of them has a contrast of at least 4.5. */
const COLORS = [
  "#0f766e",
  "#b45309",
  "#1d4ed8",
  "#be185d",
  "#4d7c0f",
  "#7c3aed",
  "#b91c1c",
  "#0369a1",
  "#a21caf",
  "#475569",
  "#15803d",
  "#92400e",
];

/** Those of them that look alike. */
const ALIKE = [
  ["#0f766e", "#15803d", "#4d7c0f"],
  ["#b45309", "#92400e"],
  ["#1d4ed8", "#0369a1"],
  ["#be185d", "#b91c1c"],
  ["#7c3aed", "#a21caf"],
];

/** Of the people of the board that is shown. */
export const FaceColors = createContext<ReadonlyMap<string, string>>(new Map());

export function useFaceColor(userId: string): string {
  return useContext(FaceColors).get(userId) ?? colorOf(userId);
}

/** The colour of a person where nobody is beside them whom they could be taken for. */
export function colorOf(id: string): string {
  let hash = 0;
  for (const char of id) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  // The remainder is always an index of the list.
  return COLORS[(hash >>> 8) % COLORS.length]!;
}

/**
 * For people of one board, in the same order for everyone: each keeps their colour, unless somebody before them has it or
 * one that looks like it while there are others; then the first that is free. With more people than colours, some share.
 */
export function faceColors(userIds: readonly string[]): Map<string, string> {
  const colors = new Map<string, string>();
  const taken = new Set<string>();
  const isFree = (color: string) => !taken.has(color);
  const isUnlike = (color: string) => alike(color).every(isFree);
  for (const id of userIds) {
    const own = colorOf(id);
    const color = [isUnlike, isFree].flatMap((fits) => [own, ...COLORS].filter(fits))[0] ?? own;
    taken.add(color);
    colors.set(id, color);
  }
  return colors;
}

function alike(color: string): readonly string[] {
  return ALIKE.find((colors) => colors.includes(color)) ?? [color];
}
