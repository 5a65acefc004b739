/**
 * An API token or the token of a session; or a function that returns one, for tokens that expire. The function is called
 * for every request and connection, and once more with the token that the service has just refused (401): what it returns
 * then is tried once. Returning the refused token again gives up.
 */
export type TokenSource = string | ((refused?: string) => string | Promise<string>);

export async function readToken(
  source: TokenSource | undefined,
  refused?: string,
): Promise<string | undefined> {
  return typeof source === "function" ? source(refused) : source;
}
