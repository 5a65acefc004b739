/** Stands in for the client until the contract has Planka. */
import { ApiError } from "../../client/http.ts";
import type { Import } from "../../contract/imports.ts";
import { addressOf } from "../installation.ts";
import { fetchLoggedIn } from "../session/api.ts";

export async function importFromPlanka(
  body: { url: string; token: string; preview: boolean },
  { key }: { key: string },
): Promise<Import> {
  const response = await fetchLoggedIn(addressOf("/boards/import/planka"), {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(body),
  });
  const json = await response.json();
  if (!response.ok) throw new ApiError(response, json);
  return json;
}
