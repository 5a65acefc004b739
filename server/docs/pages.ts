/** Interactive API documentation, served from the package itself: no request goes to another host. */

import swaggerStyle from "swagger-ui-dist/swagger-ui.css" with { type: "file" };
import swaggerBundle from "swagger-ui-dist/swagger-ui-bundle.js" with { type: "file" };
import { PROBLEMS_PATH } from "../../contract/base/problems.ts";
import { BOARD_FILE_SCHEMA_PATH } from "../../contract/board-file.ts";
import redocBundle from "../../vendor/redoc/redoc.standalone.js" with { type: "file" };
import type { Page, Pages } from "../platform/http/pages.ts";
import { inSlices, type Work } from "../platform/scheduling/time-slices.ts";
import { asyncapi } from "./asyncapi.ts";
import { boardFileSchema } from "./board-file-schema.ts";
import type { Json } from "./json-schema.ts";
import { openapi } from "./openapi.ts";
import { problemsPage } from "./problems-page.ts";

// The pages have styles in them or style themselves at run time, and ReDoc searches in a worker made from a blob.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Addresses are relative to those of the pages, so that they are right below any BASE_PATH.
const DOCS_PAGE = page("API", ["docs/swagger-ui.css"], ["docs/swagger-ui-bundle.js", "docs/start.js"]);
const REDOC_PAGE = page("API reference", [], ["redoc/redoc.standalone.js", "redoc/start.js"]);

// From 150 rows on, Swagger UI renders only those near the window, which a browser cannot search: the tags are an index of
// all operations, and its filter, which compares tags only, looks for words of operations.
const DOCS_START = `SwaggerUIBundle({
  url: "openapi.json", dom_id: "#docs", deepLinking: true, persistAuthorization: false, tryItOutEnabled: true,
  displayRequestDuration: true, docExpansion: "none", validatorUrl: null, filter: true,
  plugins: [{ fn: { opsFilter(tags, phrase) {
    const words = phrase.toLowerCase().split(" ");
    const has = (tag, entry) => {
      const operation = entry.get("operation");
      const text = [tag, entry.get("method"), entry.get("path"), operation.get("operationId"), operation.get("summary")]
        .join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    };
    return tags
      .map((group, tag) => group.update("operations", (entries) => entries.filter((entry) => has(tag, entry))))
      .filter((group) => group.get("operations").size > 0);
  } } }],
  onComplete() {
    document.querySelector(".operation-filter-input").placeholder = "Find operations by words or path";
  },
});`;
const REDOC_START = `Redoc.init("openapi.json", { hideDownloadButton: false, disableSearch: false }, document.getElementById("docs"));`;

/** By base path: describing the API takes a third of a second, so all services of a process share the pages. */
const SHARED = new Map<string, Pages>();

export function docsPages(basePath: string): Pages {
  const pages = SHARED.get(basePath) ?? pagesBelow(basePath);
  SHARED.set(basePath, pages);
  return pages;
}

function pagesBelow(basePath: string): Pages {
  return {
    "/openapi.json": writtenOnce(() => inJson(openapi(basePath))),
    "/asyncapi.json": writtenOnce(() => inJson(asyncapi(basePath))),
    [BOARD_FILE_SCHEMA_PATH]: writtenOnce(boardFileText, "application/schema+json"),
    "/docs": file(DOCS_PAGE, "text/html; charset=utf-8"),
    "/docs/start.js": file(DOCS_START, "text/javascript"),
    "/docs/swagger-ui-bundle.js": file(Bun.file(swaggerBundle), "text/javascript"),
    "/docs/swagger-ui.css": file(Bun.file(swaggerStyle), "text/css"),
    [PROBLEMS_PATH]: writtenOnce(async () => problemsPage(), "text/html; charset=utf-8"),
    "/redoc": file(REDOC_PAGE, "text/html; charset=utf-8"),
    "/redoc/start.js": file(REDOC_START, "text/javascript"),
    "/redoc/redoc.standalone.js": file(Bun.file(redocBundle), "text/javascript"),
  };
}

function page(title: string, styles: string[], scripts: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boardcast ${title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
</head>
<body>
<div id="docs"></div>
${scripts.map((src) => `<script src="${src}"></script>`).join("\n")}
</body>
</html>`;
}

/** Written when it is first asked for. */
function writtenOnce(text: () => Promise<string>, type = "application/json"): () => Promise<Page> {
  let page: Promise<Page> | undefined;
  const write = async () => file(await text(), type);
  return () => {
    page ??= write().catch((error) => {
      page = undefined;
      throw error;
    });
    return page;
  };
}

async function inJson(work: Work<Json>): Promise<string> {
  return JSON.stringify(await inSlices(work));
}

async function boardFileText(): Promise<string> {
  return JSON.stringify(boardFileSchema());
}

function file(body: string | Blob, type: string): Page {
  return { body, headers: { "content-security-policy": POLICY, "content-type": type } };
}
