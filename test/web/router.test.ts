/** Which address shows which view. */
import { expect, test } from "bun:test";
import { parsePath, SETTINGS_SECTIONS, settingsPath } from "../../web/router.ts";

const ID = "01a1dfc7-2e11-7617-86a6-72f29943b0bc";

test("an address that cannot belong to a board is rejected without asking the service", () => {
  expect(parsePath(`/b/${ID}`)).toEqual({ view: "board", boardId: ID, cardId: null });
  expect(parsePath(`/b/${ID}/some-card`)).toEqual({ view: "board", boardId: ID, cardId: "some-card" });
  expect(parsePath(`/import/${ID}`)).toEqual({ view: "import", importId: ID });
  for (const path of [
    "/b/not-a-uuid",
    `/b/${ID}0`,
    `/b/x${ID}`,
    "/b",
    "/board",
    "/settings/x",
    "/settings/login/x",
    `/b/${ID}/a/b`,
    "/import",
    `/import/${ID}/x`,
  ]) {
    expect([path, parsePath(path)]).toEqual([path, { view: "unknown" }]);
  }
});

test("every section of the settings has an address, and the settings themselves show the first", () => {
  for (const section of SETTINGS_SECTIONS) {
    expect(parsePath(`/settings/${section}`)).toEqual({ view: "settings", section });
    expect(parsePath(settingsPath(section))).toEqual({ view: "settings", section });
  }
  expect(parsePath("/settings?a=b")).toEqual({ view: "settings", section: "account" });
});
