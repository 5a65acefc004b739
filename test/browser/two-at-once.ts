/** A service whose people have exactly these names, and a browser that loads ahead: what two of them do at once. */
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Person } from "../harness.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { serverForTests } from "./server-for-tests.ts";

export function twoAtOnce() {
  const browser = browserForTests({ loadsAhead: true });
  const server = serverForTests();
  return {
    person: (name: string) => server.person(name),
    url: (path: string) => server.url + path,
    visit: (path: string, { token }: Person, options: BrowserContextOptions = {}) =>
      browser.visit(server.url + path, { token, ...options }),
  };
}

export const connection = (page: Page, text: string) =>
  page.locator(".connection", { hasText: text }).waitFor();
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
