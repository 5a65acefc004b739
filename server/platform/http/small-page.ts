/** A page that the service writes itself, for browsers that come without the web client. It looks like a part of it. */
import { createHash } from "node:crypto";

const STYLE = `:root {
  color-scheme: light dark;
  --surface: light-dark(#fffefb, #1e2421);
  --line: light-dark(#d8d4c8, #343d38);
  --line-strong: light-dark(#89867b, #7d8982);
  --text: light-dark(#1d2420, #e9ece6);
  --accent: light-dark(#0c6656, #6fd3b8);
  --accent-hover: light-dark(#084f43, #93e2cc);
  --accent-wash: light-dark(#dcece5, #1f3a33);
  --on-accent: light-dark(#ffffff, #06231c);
  --focus: light-dark(#0b5fd0, #8fc0ff);
  background: light-dark(#f1efe9, #151917);
  color: var(--text);
  font: 0.9375rem/1.5 "Avenir Next", "Segoe UI Variable Text", "Segoe UI", "Noto Sans", system-ui, sans-serif;
}
* { box-sizing: border-box; margin: 0 }
body { display: grid; place-items: center; min-height: 100dvh; padding: 1rem }
main { display: grid; gap: 1rem; width: min(30rem, 100%); padding: 2rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.015em; text-wrap: balance }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.wordmark { display: flex; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; font-weight: 700; letter-spacing: -0.01em }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 0.5rem }
.ways a, button { display: inline-grid; place-items: center; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line-strong); border-radius: 5px; background: none; color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.ways a:hover { background: var(--accent-wash) }
.ways a:first-child, button { border-color: var(--accent); background: var(--accent); color: var(--on-accent) }
.ways a:first-child:hover, button:hover { border-color: var(--accent-hover); background: var(--accent-hover) }
@media (max-width: 30rem) {
  main { padding: 1.5rem }
  .ways { display: grid }
}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

const WORDMARK = `<p class="wordmark"><svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0f6b5c"/><rect x="7" y="7" width="5" height="18" rx="2" fill="#fff"/><rect x="14" y="7" width="5" height="11" rx="2" fill="#ffd479"/><path d="M22.5 8.5a9 9 0 0 1 0 9M25.5 6a13.5 13.5 0 0 1 0 14" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/></svg>Boardcast</p>`;

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
<body><main>${WORDMARK}<h1>${escaped(title)}</h1>
${content}
</main></body></html>
`;
}

/** Where to go from here, the likeliest first. */
export function waysOn(links: readonly { words: string; address: string }[]): string {
  const anchors = links.map(({ words, address }) => `<a href="${escaped(address)}">${escaped(words)}</a>`);
  return `<p class="ways">${anchors.join("\n")}</p>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
