/** People whom an imported file names: they stand on its cards until an owner says which member each of them is. */
import * as z from "zod/mini";
import { id, resource } from "./base/define.ts";

/** Somebody who has not been matched to a member. */
export const Placeholder = resource("Placeholder", { id, name: z.string() });
export type Placeholder = z.output<typeof Placeholder>;
