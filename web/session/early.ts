/**
 * Requests that leave while the app is still being loaded: first-paint.ts sends them, and the app's first request to the
 * same address takes over the response.
 */
import { addressOf } from "../installation.ts";

declare global {
  /** By address. A property of the window, because the two scripts share no module. */
  var early: Map<string, Promise<Response>> | undefined;
}

export function sendEarly(path: string): void {
  const address = addressOf(path);
  const response = fetch(address);
  // Whoever takes it over learns of a failure; perhaps nobody does.
  response.catch(() => {});
  globalThis.early ??= new Map();
  globalThis.early.set(location.origin + address, response);
}

/** Undefined if there is none, or it has been taken. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const { href } = new URL(url, location.origin);
  const response = globalThis.early?.get(href);
  globalThis.early?.delete(href);
  return response;
}

/** What is read after a change, a login included, must be asked for after it. */
export function dropEarly(): void {
  globalThis.early?.clear();
}
