import { expect, test } from "bun:test";
import { startMailer } from "../../server/mail/mailer.ts";
import { TooManyChanges } from "../../server/platform/db/db.ts";
import { toApiError } from "../../server/platform/http/respond.ts";
import { startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

test("a busy board is 503 with Retry-After, and no outage of the database", async () => {
  const service = await startService();
  const error = toApiError(service.app.context, new TooManyChanges("the board is changing too fast"), "id");
  expect([error.status, error.message, error.headers]).toEqual([
    503,
    "Too many other changes came before this one, so it was not made; try again soon.",
    { "retry-after": "1" },
  ]);
  expect(service.logged.filter((line) => line.includes("database unavailable"))).toEqual([]);
  await service.stop();
});

test("background work that did not get its turn tries again, and notes no outage of the database", async () => {
  const service = await startService({ skipLogCheck: true });
  const { context } = service.app;
  const noticed: Error[] = [];
  const accounts = {
    ...context.accounts,
    write: () => Promise.reject(new TooManyChanges("too many changes are waiting")),
  };
  const outages = { ...context.outages, noticed: (error: Error) => void noticed.push(error) };
  const transport = { send: async () => {}, check: async () => {}, close() {} };
  const mailer = startMailer({ ...context, accounts, outages }, transport, 1);
  const isLogged = () => service.logged.some((line) => line.includes("mails could not be sent"));
  await eventually(isLogged, "the log to say so");
  await mailer.stop();
  expect(noticed).toEqual([]);
  await service.stop();
});
