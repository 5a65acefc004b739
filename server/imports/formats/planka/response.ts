/** A response of Planka's API: `{item or items, included: {a list for every table}}`, in which nothing is certain. */
import { elements } from "../../read/json/elements.ts";
import { type Fields, objectOf } from "../../read/values.ts";

export interface PlankaResponse {
  /** The objects of a list in `included`; none if there is no such list. */
  rows(table: string): AsyncGenerator<Fields>;
  /** The objects of the list `items`. */
  items(): AsyncGenerator<Fields>;
  item(): Promise<Fields | null>;
}

export function createResponse(body: () => AsyncIterable<Uint8Array>): PlankaResponse {
  async function* listAt(path: string): AsyncGenerator<Fields> {
    for await (const { of, value } of elements(body(), { paths: [path] })) {
      const row = of === path ? objectOf(value) : null;
      if (row) yield row;
    }
  }
  return {
    rows: (table) => listAt(`included.${table}`),
    items: () => listAt("items"),
    async item() {
      for await (const { path, value } of elements(body(), { paths: ["included.lists"] }))
        if (path.length === 1 && path[0] === "item") return objectOf(value);
      return null;
    },
  };
}
