/** The calendar feed of a person, and its address. */
import type { homeRoutes } from "../../../contract/home.ts";
import { newNonce } from "../../platform/auth/feed-tokens.ts";
import { type Call, type Handler, Reply } from "../../platform/core/call.ts";
import { readAsCaller, sessionOf } from "../../platform/core/query.ts";
import { sql } from "../../platform/db/sql.ts";
import { publicUrlOf } from "../../platform/http/public-url.ts";
import { inSlices } from "../../platform/scheduling/time-slices.ts";
import { contentTag, isKnown } from "../../platform/util/entity-tags.ts";
import { notFound } from "../../platform/util/errors.ts";
import { one } from "../../platform/util/present.ts";
import { renewCalendars } from "../../users/standing-access.ts";
import { readDueCards } from "./due-cards.ts";
import { dueEvent } from "./due-event.ts";
import { calendarText } from "./icalendar.ts";
import { nonceOf } from "./store.ts";

export const getCalendar: Handler<typeof homeRoutes.getCalendar> = async (call) => {
  const { rows } = await readAsCaller(call, { user: nonceOf(sessionOf(call).userId) });
  return addressWith(call, one(rows.user).nonce);
};

export const renewCalendar: Handler<typeof homeRoutes.renewCalendar> = async (call) => {
  const { caller } = await readAsCaller(call, {});
  const nonce = newNonce();
  await call.context.accounts.write([renewCalendars(sql`id = ${caller.id}`, nonce)], caller.id);
  return addressWith(call, nonce);
};

function addressWith(call: Call, nonce: string): { url: string } {
  const { config, feedTokens } = call.context;
  const token = feedTokens.issue({ userId: sessionOf(call).userId, nonce });
  return { url: `${publicUrlOf(config, call.request)}/me/calendar.ics?token=${token}` };
}

/** Without a login: the token says whose it is. One that has been renewed, or whose user is inactive, is unknown. */
export const getCalendarFeed: Handler<typeof homeRoutes.getCalendarFeed> = async (call) => {
  const { config, db, feedTokens, pageReads } = call.context;
  const token = feedTokens.verify(call.input.token);
  if (!token) throw notFound("This calendar");
  const { userId } = token;
  const [user] = (await db.read({ user: nonceOf(userId) })).user;
  if (!user?.is_active || user.nonce !== token.nonce) throw notFound("This calendar");
  const origin = publicUrlOf(config, call.request);
  const text = await pageReads.run({ address: call.address(), account: userId }, async () => {
    const cards = await readDueCards(db, userId, call.input.all === "true");
    const events = cards.values().map((card) => dueEvent(card, origin));
    return inSlices(calendarText("Boardcast", events));
  });
  const etag = contentTag(text);
  if (isKnown(call.request.headers.get("if-none-match"), etag)) return new Reply(undefined, { etag }, 304);
  return new Reply(text, { etag, "content-type": "text/calendar; charset=utf-8" });
};
