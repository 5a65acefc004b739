/** What an instance tells Prometheus, and how much of it grew. */
import { expect } from "bun:test";
import { type Exposition, type Labels, parseExposition } from "./exposition.ts";

export async function scrape({ url }: { url: string }): Promise<Exposition> {
  const response = await fetch(`${url}/metrics`);
  expect(response.status).toBe(200);
  return parseExposition(await response.text());
}

/** How much a number grew while something happened; one that was not there before counts as 0. */
export async function growthAt(
  instance: { url: string },
  what: () => Promise<unknown>,
  { name, labels = {} }: { name: string; labels?: Labels },
): Promise<number> {
  const before = await scrape(instance);
  await what();
  return difference(before, await scrape(instance))(name, labels);
}

export function difference(before: Exposition, after: Exposition) {
  return (name: string, labels: Labels = {}) =>
    after.value(name, labels) - (before.has(name, labels) ? before.value(name, labels) : 0);
}
