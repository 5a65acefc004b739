import { afterAll, afterEach, beforeAll, expect } from "bun:test";
import { type Habits, openBrowser, type TestBrowser } from "./browser.ts";

/**
 * A browser for all tests of a file, which must not complain. What a test has opened is closed when it ends: a page that
 * nobody looks at any more goes on working, and connects again whenever the service was away.
 */
export function browserForTests(habits?: Habits): Pick<TestBrowser, "visit"> {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser(habits);
  });
  afterEach(() => browser.closeWindows());
  afterAll(async () => {
    await browser.close();
    expect(browser.complaints).toEqual([]);
  });
  return { visit: (url, visit) => browser.visit(url, visit) };
}
