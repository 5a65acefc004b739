/** A number of an event as text: the numbers of a restored board have 16 digits. Null if it is not a safe integer. */
export function wholeNumber(text: string): number | null {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}
