/** U1: in Chromium, from an input to the next paint, on the board page: dragging, filtering, opening a card. */
import type { Page } from "playwright-core";
import { openBrowser } from "../../test/browser/browser.ts";
import { makeRow, type Round, type Row } from "../row.ts";
import type { Stage } from "../stage.ts";

/** The browser reports no event that was shorter. */
const SHORTEST_MS = 16;

export async function interact(stage: Stage): Promise<Row[]> {
  const service = await stage.service("sqlite");
  const board = await stage.readBoard("sqlite");
  const browser = await openBrowser({ loadsAhead: true });
  const rounds: Round[] = [];
  try {
    for (let round = 0; round < stage.plan.rounds; round++) {
      const page = await browser.visit(`${service.url}/b/${board.id}`, { token: service.token });
      rounds.push({ service: { value: await slowestInput(page) } });
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  const work = `slowest input to paint in Chromium, ${stage.plan.cards} cards`;
  return [makeRow({ id: "U1", work, unit: "ms", target: { atMost: 100 } }, rounds)];
}

async function slowestInput(page: Page): Promise<number> {
  const card = page.locator("[data-card-id]").first();
  await card.waitFor();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const { x, y } = (await card.boundingBox())!;
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 340, y + 120, { steps: 30 });
  await page.mouse.up();
  await page.getByPlaceholder("Find cards").pressSequentially("card", { delay: 30 });
  await page.getByPlaceholder("Find cards").fill("");
  await card.click();
  await page.getByRole("dialog").waitFor();
  const durations = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return Math.max(SHORTEST_MS, ...durations);
}
