/** The arguments that tools share. */
import * as z from "zod/mini";

/** Longer than any name: what is too long is refused with what it is compared to. */
export const name = z.string().check(z.minLength(1), z.maxLength(300));
export const board = name.check(z.describe("id or name"));
export const optionalBoard = z.optional(board);
export const card = name.check(z.describe("id, or #number or title (better with board)"));
export const names = z.optional(z.array(name).check(z.maxLength(20)));
export const from = z.optional(z.int().check(z.gte(0), z.lte(1_000_000)));
export const seq = z.int().check(z.gte(0));
/** Checked by the route that it is passed to. */
export const text = z.string();
