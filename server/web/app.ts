/** The web client as the browser gets it: every file named by its content. All paths are below BASE_PATH. */
export interface WebFile {
  plain: Blob;
  gzip: Blob;
  brotli: Blob;
  type: string;
}

export interface WebApp {
  page: WebFile;
  /** At the address of a board. */
  boardPage: WebFile;
  /** At the address of a public link. */
  sharedPage: WebFile;
  /** The service worker, which stores exactly this page and these assets. */
  worker: WebFile;
  manifest: WebFile;
  /** By file name, below ASSETS_PATH. */
  assets: ReadonlyMap<string, WebFile>;
}

export const ASSETS_PATH = "/assets/";
/** The worker governs all addresses below its own, so it is not one of the assets. */
export const WORKER_PATH = "/sw.js";
export const MANIFEST_PATH = "/manifest.webmanifest";
/** Where the page is; `:name` stands for any part of an address. */
export const PAGE_PATHS = [
  ...[
    "/",
    "/login",
    "/register",
    "/settings",
    ...["account", "notifications", "login", "integrations", "display"].map(
      (section) => `/settings/${section}`,
    ),
    "/signed-in",
    "/my-cards",
    "/find",
    "/import/:import_id",
    "/b/:board_id",
    "/b/:board_id/:card_id",
  ],
  ...["/forgot", "/invite/:token", "/reset/:token", "/verify/:token"],
];
/** The page of a public link, which is not part of the app: the service worker passes it on. */
export const SHARED_PAGE_PATH = "/s/:token";
/** Where the addresses of boards begin. */
export const BOARDS_PATH = "/b/";
