/** Lists that can grow come in pages: `next` goes back as the cursor, null means there is no more. */
import * as z from "zod/mini";

export const DEFAULT_PAGE = 50;

export const pageLimit = z.optional(z.int().check(z.gte(1), z.lte(100)));

export function pageOf<const Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), next: z.nullable(z.string()) });
}
