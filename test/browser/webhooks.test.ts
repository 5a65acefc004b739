/** Webhooks in the web client: added with a secret that is shown once, tried, watched, replayed, switched off, deleted. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type Receiver, startReceiver } from "../machine/webhook-receiver.ts";
import { violations } from "./axe.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let receiver: Receiver;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" } });
  receiver = await startReceiver();
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

test("an owner adds a webhook, tries it, watches and repeats deliveries, and deletes it", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await fromBoardMenu(page, "Webhooks");
  await page.getByRole("button", { name: "Add a webhook" }).click();
  // What the service refuses is said beside the field.
  await page.getByLabel("URL").fill("http://10.0.0.1/");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByRole("alert").filter({ hasText: "An administrator can allow it." }).waitFor();
  await page.getByLabel("URL").fill(receiver.urlOf("hook"));
  await page.getByLabel("Only these").check();
  await page.getByRole("button", { name: "Add webhook" }).click();
  await page.getByText("Choose at least one kind of change.").waitFor();
  await page.getByLabel("Cards", { exact: true }).check();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = await page
    .getByRole("region", { name: `Secret of the webhook for ${receiver.urlOf("hook")}` })
    .locator("code")
    .innerText();
  expect(secret).toStartWith("whsec_");
  expect((await alice.listWebhooks({ board_id: boardId })).items).toMatchObject([
    { url: receiver.urlOf("hook"), types: ["card.*", "comment.*"], is_enabled: true },
  ]);
  expect(await violations(page)).toEqual([]);
  for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
  await page.locator("button:focus", { hasText: "I’ve saved it" }).waitFor();
  await page.getByText("No event has been sent yet.").waitFor();
  await page.context().setOffline(true);
  await page.getByRole("dialog").getByText("This needs a connection to Boardcast.").waitFor();
  expect(await page.getByRole("button", { name: /^Send a test/ }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText("This needs a connection to Boardcast.").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await page.locator("button:focus", { hasText: "New webhook" }).waitFor();
  await page.getByText("Cards and Comments").waitFor();

  await page.getByRole("button", { name: /^Deliveries to/ }).click();
  await page.getByText("Nothing has been sent yet.").waitFor();
  await page.getByRole("button", { name: /^Send a test/ }).click();
  const deliveries = page.getByRole("list", { name: /^Deliveries to/ });
  await deliveries.getByText("Delivered").waitFor();
  await alice.updateCard({ card_id: cardIds.One!, title: "Changed" });
  await page.getByRole("button", { name: "Replay from here" }).waitFor();
  const { seq } = await alice.getBoard({ board_id: boardId });
  await page.getByText("Up to date.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Replay from here" }).click();
  await page.getByText(`Sending everything from event ${seq} again.`).waitFor();
  await eventually(() => receiver.of("hook").length === 3, "the event again");
  const [tried, ...events] = receiver.of("hook");
  expect(tried?.body).toMatchObject({ type: "webhook.test", board_id: boardId });
  expect(events.map(({ id, body }) => [id, body.type])).toEqual(
    [0, 1].map(() => [`${boardId}:${seq}`, "card.updated"]),
  );
  for (const { text, headers } of receiver.of("hook")) new Webhook(secret).verify(text, headers);

  const enabled = page.getByRole("switch", { name: `Send changes to ${receiver.urlOf("hook")}` });
  await enabled.click();
  await page.getByText("Off.", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Edit the webhook/ }).click();
  await page.getByLabel("Every change").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Every change").waitFor();
  expect((await alice.listWebhooks({ board_id: boardId })).items).toMatchObject([
    { types: null, is_enabled: false },
  ]);
  expect(await violations(page)).toEqual([]);

  const remove = page.getByRole("button", { name: /^Delete the webhook/ });
  await remove.click();
  // Escape closes the question and not the dialog.
  await page.keyboard.press("Escape");
  await remove.click();
  await page.getByRole("button", { name: "Delete webhook" }).click();
  await page.getByText("Tell other apps what happens on this board").waitFor();
  await page.locator("button:focus", { hasText: "Add a webhook" }).waitFor();
  // It is gone from the list at once, before the service has answered.
  await eventually(
    async () => (await alice.listWebhooks({ board_id: boardId })).items.length === 0,
    "deleted at the service",
  );
});

test("detail: a webhook that fails says so in the list, on a phone too, and members do not see webhooks", async () => {
  const bob = await service.person("bob");
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  receiver.behaviours.set("broken", (response) => void response.writeHead(500).end());
  receiver.behaviours.set("gone", (response) => void response.writeHead(410).end());
  for (const endpoint of ["broken", "gone"])
    await alice.createWebhook({ board_id: boardId, url: receiver.urlOf(endpoint) });
  await alice.updateCard({ card_id: cardIds.One!, title: "Changed" });
  const viewport = { width: 390, height: 800 };
  const page = await browser.visit(service.url + path, {
    token: alice.token,
    viewport,
  });
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Webhooks" }).click();
  await page.getByText(/^Failing\. First failed .+\. Next attempt in /).waitFor();
  await page.getByText("Off because the URL answered 410 Gone.").waitFor();
  const list = page.getByRole("list", { name: "Webhooks" });
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await violations(page)).toEqual([]);

  const member = await browser.visit(service.url + path, { token: bob.token });
  await member.getByRole("button", { name: "Board menu" }).click();
  await member.getByRole("menuitem", { name: "Archive and trash" }).waitFor();
  expect(await member.getByRole("menuitem", { name: "Webhooks" }).count()).toBe(0);
});
