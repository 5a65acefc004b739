/** The web client as the browser gets it: every file named by its content. */
export interface WebFile {
  plain: Blob;
  gzip: Blob;
  type: string;
}

export interface WebApp {
  page: WebFile;
  /** By file name, below ASSETS_PATH. */
  assets: ReadonlyMap<string, WebFile>;
}

export const ASSETS_PATH = "/assets/";
