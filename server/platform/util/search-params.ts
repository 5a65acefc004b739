/** Does not parse the whole URL: its host may be anything a client sent. */
export function searchParams(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}
