/** The web client as the browser gets it: every file named by its content. */
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
  /** By file name, below ASSETS_PATH. */
  assets: ReadonlyMap<string, WebFile>;
}

export const ASSETS_PATH = "/assets/";
