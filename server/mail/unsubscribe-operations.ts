/**
 * One click in a mail program, or two in a browser, end all mails about notifications, without a login. Programs that
 * check links before people do only open them, so opening a link only asks.
 */
import type { mailRoutes } from "../../contract/mail.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { SMALL_PAGE_HEADERS, smallPage } from "../platform/http/small-page.ts";
import { contentTag, isKnown } from "../platform/util/entity-tags.ts";
import { notFound } from "../platform/util/errors.ts";
import { anyUserRow } from "../users/public-user.ts";
import { OFF, setPreferences } from "./preferences-store.ts";

export const showUnsubscribe: Handler<typeof mailRoutes.showUnsubscribe> = async (call) => {
  await userOf(call);
  return page(
    call.request,
    "Stop emails about notifications?",
    `<p>You will still find all notifications in your inbox.</p>
<form method="post"><button>Stop these emails</button></form>`,
  );
};

export const unsubscribe: Handler<typeof mailRoutes.unsubscribe> = async (call) => {
  const userId = await userOf(call);
  await call.context.accounts.write(setPreferences(userId, OFF), userId);
  return page(
    call.request,
    "You won’t get any more emails about notifications",
    `<p>You can turn them on again in your <a href="${call.context.config.BASE_PATH}/settings/notifications">settings</a>.</p>`,
  );
};

async function userOf({
  context,
  input,
}: Call<typeof mailRoutes.unsubscribe | typeof mailRoutes.showUnsubscribe>): Promise<string> {
  const id = context.signedIds.open("unsubscribe", input.unsubscribe_token);
  const found = id === null ? [] : (await context.db.read({ user: anyUserRow(id) })).user;
  if (!found[0]) throw notFound("This link");
  return found[0].id;
}

function page({ method, headers }: Request, title: string, content: string): Reply {
  const html = smallPage(title, content);
  const etag = contentTag(html);
  if (method === "GET" && isKnown(headers.get("if-none-match"), etag))
    return new Reply(undefined, { etag }, 304);
  return new Reply(html, { ...SMALL_PAGE_HEADERS, etag });
}
