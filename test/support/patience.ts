/** How long a test waits for what should be there at once. A machine that is busy with other tests is slow, not wrong. */
export const PATIENCE_MS = 90_000;
