export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The value of the promise, or undefined if it takes longer than that; what it stands for is not cancelled. */
export function withTimeout<T>(promise: Promise<T>, ms: number, wait = pause): Promise<T | undefined> {
  return Promise.race([promise, wait(ms).then(() => undefined)]);
}
