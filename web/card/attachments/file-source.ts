/** Where the page gets files from: as a member of the board, or by a public link. */
import { addressOf } from "../../installation.ts";

let folder = "/attachments";
let load = async (id: string): Promise<Blob> => (await fetch(fileAddress(id))).blob();

export function fileAddress(id: string): string {
  return addressOf(`${folder}/${encodeURIComponent(id)}`);
}

export function loadFile(id: string): Promise<Blob> {
  return load(id);
}

export function loadFilesWith(loader: (id: string) => Promise<Blob>): void {
  load = loader;
}

/** Files of a public link, for which nobody has to be logged in. */
export function loadFilesBelow(path: string): void {
  folder = path;
  load = async (id) => {
    const response = await fetch(fileAddress(id), { credentials: "omit" });
    if (!response.ok) throw new Error(String(response.status));
    return response.blob();
  };
}
