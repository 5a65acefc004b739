/** What each code of an error means: where the `type` of a problem leads. */
import { PROBLEMS } from "../../contract/base/problems.ts";

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
h2 { margin: 1.5rem 0 0; font-size: 1.1rem } p { margin: 0.25rem 0 } :target { outline: 2px solid; outline-offset: 0.4rem }`;

export function problemsPage(): string {
  const entries = Object.entries(PROBLEMS).map(
    ([code, { status, title, when }]) =>
      `<section id="${code}"><h2>${title}</h2><p><code>${code}</code>, status ${status}</p><p>${asHtml(when)}</p></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boardcast errors</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Errors</h1>
<p>With <code>Accept: application/problem+json</code> (RFC 9457), every error has one of these codes.</p>
${entries.join("\n")}
</body>
</html>`;
}

/** The texts are our own, with Markdown for code and no other. */
function asHtml(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, "<code>$1</code>");
}
