/** Choices made from a list of drawn numbers: the same numbers make the same choices, small ones simple choices. */
export interface Draws {
  below(limit: number): number;
  from<T>(list: readonly [T, ...T[]]): T;
  from<T>(list: readonly T[]): T | undefined;
  oneIn(count: number): boolean;
  /** An index in a list of that length, its end, or beyond. */
  position(length: number): number;
  title(): string;
  description(): string | null | undefined;
  color(): string;
  /** Each given, cleared or left alone. */
  dates(): { start_at?: string | null; due_at?: string | null };
}

const TITLES = [
  "Plan",
  "Ship it",
  "  Plan ",
  "Ünïcødé ✓ 🎉",
  "'; DROP TABLE cards; --",
  "x".repeat(255),
] as const;
const DESCRIPTIONS = [undefined, " kept\nas it is ", null, "", "\\ \" ' % _ $1"] as const;
const DATES = [undefined, "2026-03-01T09:00:00.000Z", null, "2026-02-28T23:59:59.999Z"] as const;
const COLORS = ["#3b82f6", "#fff", "Tomato", "#12345678"] as const;

export function drawsFrom(numbers: readonly number[]): Draws {
  let next = 0;
  const draws: Draws = {
    below: (limit) => numbers[next++ % numbers.length]! % limit,
    from: <T>(list: readonly T[]) => list[draws.below(list.length)]!,
    oneIn: (count) => draws.below(count) === count - 1,
    position: (length) => draws.below(length + 3),
    title: () => draws.from(TITLES),
    description: () => draws.from(DESCRIPTIONS),
    color: () => draws.from(COLORS),
    dates: () => ({ start_at: draws.from(DATES), due_at: draws.from(DATES) }),
  };
  return draws;
}
