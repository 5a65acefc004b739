/** The result of `work`, or a rejection with `reason` once it has taken longer than `ms`. */
export function withTimeout<T>(work: Promise<T>, ms: number, reason: string | Error): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(typeof reason === "string" ? new Error(reason) : reason), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
