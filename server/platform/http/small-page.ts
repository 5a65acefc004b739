/** A page that the service writes itself, for browsers that come without the web client. */
import { createHash } from "node:crypto";

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem }
button { font: inherit; padding: 0.6rem 1.1rem }`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

export const SMALL_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

/** `content` is HTML. */
export function smallPage(title: string, content: string, language = "en"): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
${content}
</main></body></html>
`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
