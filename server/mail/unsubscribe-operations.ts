/**
 * One click in a mail program, or two in a browser, end all mails about notifications, without a login. Programs that
 * check links before people do only open them, so opening a link only asks.
 */
import { createHash } from "node:crypto";
import type { mailRoutes } from "../../contract/mail.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { contentTag, isKnown } from "../platform/util/entity-tags.ts";
import { notFound } from "../platform/util/errors.ts";
import { anyUserRow } from "../users/public-user.ts";
import { OFF, setPreferences } from "./preferences-store.ts";

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem }
button { font: inherit; padding: 0.6rem 1.1rem }`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

export const showUnsubscribe: Handler<typeof mailRoutes.showUnsubscribe> = async (call) => {
  await userOf(call);
  return page(
    call.request,
    "Stop mails about notifications?",
    `<p>You will still find all notifications in your inbox.</p>
<form method="post"><button>Stop these mails</button></form>`,
  );
};

export const unsubscribe: Handler<typeof mailRoutes.unsubscribe> = async (call) => {
  const userId = await userOf(call);
  await call.context.accounts.write(setPreferences(userId, OFF), userId);
  return page(
    call.request,
    "You get no more mails about notifications",
    `<p>You can turn them on again in your <a href="${call.context.config.BASE_PATH}/settings">settings</a>.</p>`,
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
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>
`;
  const etag = contentTag(html);
  if (method === "GET" && isKnown(headers.get("if-none-match"), etag))
    return new Reply(undefined, { etag }, 304);
  return new Reply(html, { ...HEADERS, etag });
}
