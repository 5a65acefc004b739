/** Stands in for the client until the contract has imports. */
import { ApiError } from "../../client/http.ts";
import { addressOf } from "../installation.ts";
import { fetchLoggedIn } from "../session/api.ts";

export interface ImportReport {
  source: string;
  created: Record<
    "columns" | "cards" | "labels" | "checklists" | "items" | "comments" | "attachments",
    number
  >;
  skipped: { what: string; count: number; why: string }[];
  warnings: string[];
}

export interface ImportPreview {
  title: string;
  columns: { title: string; cards: number }[];
  cards: { title: string; column: string }[];
  csv: { headers: string[]; mapping: Record<string, string>; rows: string[][] } | null;
}

export interface Import {
  id: string;
  status: "queued" | "running" | "done" | "failed";
  progress: number;
  board_id: string | null;
  report: ImportReport | null;
  error: string | null;
  format: string | null;
  file_name: string;
  size: number;
  is_preview: boolean;
  created_at: string;
  finished_at: string | null;
  preview: ImportPreview | null;
}

async function call(method: string, path: string, body?: object): Promise<any> {
  const response = await fetchLoggedIn(addressOf(path), {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return;
  const json = await response.json();
  if (!response.ok) throw new ApiError(response, json);
  return json;
}

export const api = {
  listImports: ({ limit }: { limit: number }): Promise<{ items: Import[] }> =>
    call("GET", `/imports?limit=${limit}`),
  getImport: ({ import_id }: { import_id: string }): Promise<Import> => call("GET", `/imports/${import_id}`),
  startImport: (
    {
      import_id,
      ...body
    }: { import_id: string; mapping?: Record<string, string>; title?: string; preview?: boolean },
    _options?: { key: string },
  ): Promise<Import> => call("POST", `/imports/${import_id}/start`, body),
  deleteImport: ({ import_id }: { import_id: string }): Promise<void> =>
    call("DELETE", `/imports/${import_id}`),
  importFromPlanka: (
    body: { url: string; token: string; preview: boolean },
    _options?: { key: string },
  ): Promise<Import> => call("POST", "/boards/import/planka", body),
};
