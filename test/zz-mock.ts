import { startService } from "./harness.ts";
import { openBrowser } from "./browser/browser.ts";
import { layOut } from "./browser/board.ts";
const service = await startService({});
const browser = await openBrowser();
const alice = await service.person("alice");
const { boardId, path } = await layOut(alice, { "To do": ["One", "Two", "Three"], Doing: ["Two"] });
const ago = (s: number) => new Date(Date.now() - s * 1000).toISOString();
const base = { board_id: boardId, disabled_because: null, failing_since: null, next_attempt_at: null, created_at: ago(9999), is_enabled: true, cursor: 6, types: null };
const items: any[] = [
  { ...base, id: "1", url: "https://hooks.example.org/boardcast", types: ["card.*", "comment.created"], failing_since: ago(4000), next_attempt_at: ago(-900), cursor: 2 },
  { ...base, id: "2", url: "https://old.example.org/x", is_enabled: false, disabled_because: "gone" },
  { ...base, id: "3", url: "https://chat.example.org/a/rather/long/path/that/has/to/wrap/somewhere?token=abcdefghijklmnopqrstuvwxyz" },
];
const deliveries = [
  { id: "a", seq: 3, type: "card.created", status: "pending", http_status: 503, attempts: 2, next_attempt_at: ago(-900), delivered_at: null, duration_ms: 120 },
  { id: "b", seq: null, type: "webhook.test", status: "failed", http_status: null, attempts: 1, next_attempt_at: null, delivered_at: null, duration_ms: 15000 },
  { id: "c", seq: 2, type: "card.created", status: "delivered", http_status: 204, attempts: 1, next_attempt_at: null, delivered_at: ago(300), duration_ms: 12 },
];
for (const [name, opts] of Object.entries({ desk: {}, dark: { colorScheme: "dark" as const }, phone: { viewport: { width: 390, height: 800 }, locale: "de" } })) {
  const page = await browser.visit("about:blank", { token: alice.token, origin: service.url, reducedMotion: "reduce", ...opts });
  await page.route(/\/boards\/[^/]+\/webhooks/, (route) => route.request().method() === "POST" ? route.fulfill({ status: 201, json: { ...base, id: "4", url: "https://new.example.org/", types: ["card.*"], secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYqr" } }) : route.fulfill({ json: { items, next: null } }));
  await page.route(/\/webhooks\/\d\/deliveries/, (route) => route.fulfill({ json: { items: deliveries, next: "c" } }));
  page.setDefaultTimeout(400000); await page.goto(service.url + path, {timeout: 400000});
  if (name === "phone") { await page.getByRole("button", { name: /Board-Menü|Board menu/ }).click(); await page.screenshot({ path: `/tmp/hp-menu.png` }); await page.getByRole("menuitem", { name: "Webhooks" }).click(); }
  else await page.getByRole("button", { name: "Webhooks" }).click();
  await page.getByRole("switch").first().waitFor();
  await page.screenshot({ path: `/tmp/hp-${name}-list.png` });
  await page.getByRole("button", { name: /^(Deliveries to|Zustellungen an)/ }).first().click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/hp-${name}-deliveries.png` });
  await page.getByRole("button", { name: /New webhook|Neuer Webhook/ }).click();
  await page.getByLabel(/Only changes of|Nur Änderungen an/).check();
  await page.getByLabel(/^(Address|Adresse)/).fill("https://new.example.org/");
  await page.getByLabel(/^(Cards|Karten)$/).check();
  await page.screenshot({ path: `/tmp/hp-${name}-editor.png` });
  await page.getByRole("button", { name: /Add webhook|Webhook hinzufügen/ }).click();
  await page.locator(".webhook-secret").waitFor();
  await page.screenshot({ path: `/tmp/hp-${name}-secret.png` });
}
await browser.close(); await service.stop(); process.exit(0);
