/**
 * U2: in Chromium, from the navigation to a board until its first cards are painted: with an empty cache, against a static
 * page with the same cards, and again, from the browser's own copy of the board.
 */
import type { Page } from "playwright-core";
import type { FullBoard } from "../../contract/boards.ts";
import { openBrowser, type TestBrowser } from "../../test/browser/browser.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Row } from "../row.ts";
import type { Service } from "../service.ts";
import type { Stage } from "../stage.ts";
import type { StaticPageJob } from "../workers/static-page.ts";

const CARD = "[data-card-id]";

export async function open(stage: Stage): Promise<Row[]> {
  const service = await stage.service("sqlite");
  const { id } = await stage.readBoard("sqlite");
  const address = `${service.url}/b/${id}`;
  const anchor = stage.worker<StaticPageJob, { port: number }>("static-page");
  const styles = await stylesOf(service, address);
  const { port } = await anchor.ask({
    page: staticPage(await service.api.getBoard({ board_id: id })),
    styles,
  });
  const browser = await openBrowser({ loadsAhead: true });
  try {
    const rounds = await inRounds(stage.plan.rounds, async () => {
      const bare = await watched(browser);
      const still = await firstCardsMs(bare, `http://127.0.0.1:${port}/`);
      await bare.context().close();
      const page = await watched(browser, service);
      const cold = await firstCardsMs(page, address);
      await untilCopied(page);
      await page.goto("about:blank");
      const again = await firstCardsMs(page, address);
      await page.context().close();
      return { still, cold, again };
    });
    const { cards } = stage.plan;
    return [
      makeRow(
        {
          id: "U2",
          work: `open a board of ${cards} cards, empty cache`,
          unit: "ms",
          target: { atMost: 1.5 },
        },
        rounds.map(({ cold, still }) => ({ service: { value: cold }, anchor: { value: still } })),
      ),
      makeRow(
        { id: "U2", work: "open it again", unit: "ms", target: { atMost: 300 } },
        rounds.map(({ again }) => ({ service: { value: again } })),
      ),
    ];
  } finally {
    await browser.close();
    await anchor.stop();
  }
}

/** A window with an empty cache; every page in it notes when a frame with a card in it has been drawn. */
async function watched(browser: TestBrowser, service?: Service): Promise<Page> {
  const page = await browser.visit("about:blank", { token: service?.token, origin: service?.url });
  await page.addInitScript((selector) => {
    const painted = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        // A message that is sent while a frame is being made is delivered after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { painted });
  }, CARD);
  return page;
}

/** From the start of the navigation. */
async function firstCardsMs(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/** The page stores its copy a few seconds after it was opened. */
async function untilCopied(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("boardcast-copies"));
}

async function stylesOf({ url }: Service, address: string): Promise<string> {
  const [path] = /\/assets\/[\w.-]+\.css/.exec(await (await fetch(address)).text())!;
  return (await fetch(url + path)).text();
}

/** As a server that renders pages would send the board: all cards, the app's own style sheet, no script. */
function staticPage({ title, columns }: FullBoard): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="/styles.css"></head>
<body><div class="board-page"><header class="topbar"><h1>${title}</h1></header>
<main class="board"><div class="columns">${columns.map(columnHtml).join("")}</div></main></div></body></html>`;
}

function columnHtml({ title, cards }: FullBoard["columns"][number]): string {
  return `<section class="column"><header class="column-head"><h2>${title}</h2></header>
<div class="cards-scroller"><ol>${cards.map(cardHtml).join("")}</ol></div></section>`;
}

function cardHtml({ id, title, labels, checklists }: FullBoard["columns"][number]["cards"][number]): string {
  const items = checklists.flatMap((checklist) => checklist.items);
  const chips = labels.map(({ name }) => `<li><span class="chip">${name}</span></li>`).join("");
  return `<li><article class="card" data-card-id="${id}"><ul class="card-labels">${chips}</ul>
<h3><a href="/b/${id}">${title}</a></h3><p class="card-facts">${items.length}</p></article></li>`;
}
