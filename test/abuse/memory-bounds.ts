/** By how much resident memory may grow beyond what ordinary requests take; the boards kept on purpose are not counted. */
import { readConfig } from "../../server/config.ts";

const { SNAPSHOT_CACHE_BYTES } = readConfig({ DATA_DIR: "unused" });

/**
 * One request at a time, and what may be left of anything. The most one request can need is a board of 16 MiB that is being
 * read and encoded, which takes four times as much, and only one large board is at a time.
 */
export const GROWTH_BYTES = 64 * 1_048_576;

/**
 * While many come at once, no more than that is in use: an account's share of bodies under way is 4 MiB, which parsing
 * multiplies by ten, its share of uploads 32 MiB, and each answer holds a piece of a few hundred kilobytes. But the
 * runtime lets garbage gather until there is about as much of it as there is in use, kept boards included, and hands
 * memory back to the machine a moment after that.
 */
export const FLOOD_BYTES = GROWTH_BYTES + (SNAPSHOT_CACHE_BYTES + GROWTH_BYTES);
