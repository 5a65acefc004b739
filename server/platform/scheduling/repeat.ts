/** Runs `work` every `ms`, but never twice at the same time. Returns what stops it. */
export function repeat(ms: number, work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await work().catch(failed);
    isBusy = false;
  }, ms);
  return () => clearInterval(timer);
}
