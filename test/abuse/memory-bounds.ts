/** By how much memory may grow beyond what ordinary requests take; cached boards are not counted, /metrics reports them. */
const MIB = 1_048_576;

/**
 * Resident memory, while requests come one at a time; what remains of anything; and memory in use, while many requests
 * come at once.
 */
export const GROWTH_BYTES = 64 * MIB;

/**
 * Resident memory, garbage included, while many requests come at once. The runtime starts to collect garbage when there
 * is about as much of it as there is memory in use, and goes on allocating while it collects: during a flood of bodies
 * of 1 MiB, a heap with 54 MiB in use reaches 200 MiB. A flood that exceeds GROWTH_BYTES is therefore repeated while
 * garbage is collected again and again, which shows how much of it was in use (scene.ts).
 */
export const FLOOD_BYTES = 256 * MIB;
