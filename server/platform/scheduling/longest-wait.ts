/** How long a request waits for its turn at most, whatever it waits for: well below the default of IDLE_TIMEOUT_SECONDS. */
export const LONGEST_WAIT_MS = 20_000;
