import { filledOf, keyOf } from "../../read/values.ts";
import type { Sink } from "../../records.ts";
import type { PlankaResponse } from "./response.ts";

/** Every response names those it refers to. Only administrators see addresses. */
export async function putPeople(response: PlankaResponse, sink: Sink): Promise<void> {
  for await (const user of response.rows("users")) {
    const [key, username, email] = [keyOf(user.id), filledOf(user.username), filledOf(user.email)];
    const name = filledOf(user.name) ?? username ?? email;
    if (key !== null && name !== null) sink.put({ kind: "person", key, name, username, email });
  }
}
