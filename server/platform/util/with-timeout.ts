/** The result of `work`, or a rejection with `message` once it has taken longer than `ms`. */
export function withTimeout<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
