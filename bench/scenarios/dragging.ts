/** U3: in Chromium, a card carried across the board, to and fro and along the edge where it scrolls. */
import type { Page } from "playwright-core";
import { openBrowser, type TestBrowser } from "../../test/browser/browser.ts";
import { makeRow, type Round, type Row } from "../row.ts";
import type { Service } from "../service.ts";
import type { Stage } from "../stage.ts";
import { quantile } from "../statistics.ts";

const VIEW = { width: 1280, height: 800 };

export async function drag(stage: Stage): Promise<Row[]> {
  const service = await stage.service("sqlite");
  const usual = await stage.readBoard("sqlite");
  const wide = await stage.wideBoard("sqlite");
  const browser = await openBrowser({ loadsAhead: true });
  try {
    return [
      ...(await rowsFor(stage, browser, service, usual.id, `${stage.plan.cards} cards`)),
      ...(await rowsFor(
        stage,
        browser,
        service,
        wide.id,
        `${stage.plan.largeCards} cards in ${wide.columns.length} columns`,
      )),
    ];
  } finally {
    await browser.close();
  }
}

async function rowsFor(
  { plan }: Stage,
  browser: TestBrowser,
  { url, token }: Service,
  boardId: string,
  what: string,
): Promise<Row[]> {
  const frames: Round[] = [];
  const inputs: Round[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const page = await browser.visit(`${url}/b/${boardId}`, { token, viewport: VIEW });
    const { fps, paintMs } = await carryAbout(page, plan.drags);
    frames.push({ service: { value: fps } });
    inputs.push({ service: { value: paintMs } });
    await page.context().close();
  }
  return [
    makeRow(
      { id: "U3", work: `frames while dragging, ${what}`, unit: "fps", target: { atLeast: 55 } },
      frames,
    ),
    makeRow(
      {
        id: "U3",
        work: `98th percentile of input to paint while dragging, ${what}`,
        unit: "ms",
        target: { atMost: 80 },
      },
      inputs,
    ),
  ];
}

interface Seen {
  frames: number[];
  inputs: number[];
}

async function carryAbout(page: Page, drags: number): Promise<{ fps: number; paintMs: number }> {
  const card = page.locator("[data-card-id]").first();
  await card.waitFor();
  const { x, y } = (await card.boundingBox())!;
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 4 });
  await page.evaluate(() => {
    const seen: Seen = { frames: [], inputs: [] };
    Object.assign(window, { seen });
    const frame = (now: number) => {
      seen.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    // The browser reports no times of moves. A message sent within a frame arrives after it has been drawn.
    const drawn = new MessageChannel();
    drawn.port1.onmessage = ({ data }) => seen.inputs.push(performance.now() - data);
    addEventListener("pointermove", ({ timeStamp }) =>
      requestAnimationFrame(() => drawn.port2.postMessage(timeStamp)),
    );
  });
  for (let turn = 0; turn < drags; turn++) {
    for (const to of [0.9, 0.2]) {
      await page.mouse.move(VIEW.width * to, VIEW.height * (0.3 + 0.2 * turn), { steps: 40 });
      await page.mouse.move(VIEW.width * to, VIEW.height * 0.5, { steps: 10 });
    }
    // At the edge the board scrolls by itself.
    await page.mouse.move(VIEW.width - 10, VIEW.height * 0.5, { steps: 20 });
    await page.waitForTimeout(400);
  }
  const { frames, inputs } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await page.mouse.up();
  const seconds = (frames.at(-1)! - frames[0]!) / 1000;
  return { fps: (frames.length - 1) / seconds, paintMs: quantile(inputs, 0.98) };
}
