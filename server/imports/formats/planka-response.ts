/** A response of Planka's API: `{item or items, included: {a list for every table}}`, in which nothing is certain. */
import { elements } from "../read/json-elements.ts";
import { type Fields, objectOf } from "../read/values.ts";

export interface PlankaResponse {
  /** The objects of a list in `included`; none if there is no such list. */
  rows(table: string): AsyncGenerator<Fields>;
  /** The objects of the list `items`. */
  items(): AsyncGenerator<Fields>;
  item(): Promise<Fields | null>;
}

export function createResponse(body: Uint8Array): PlankaResponse {
  async function* listAt(path: string): AsyncGenerator<Fields> {
    for await (const { of, value } of elements(pieces(body), { paths: [path] })) {
      const row = of === path ? objectOf(value) : null;
      if (row) yield row;
    }
  }
  return {
    rows: (table) => listAt(`included.${table}`),
    items: () => listAt("items"),
    async item() {
      for await (const { path, value } of elements(pieces(body), { paths: ["included.lists"] }))
        if (path.length === 1 && path[0] === "item") return objectOf(value);
      return null;
    },
  };
}

const PIECE_BYTES = 64 * 1024;

async function* pieces(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES);
}
