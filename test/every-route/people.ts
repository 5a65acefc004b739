/** People in every relation to the boards of a test. */

import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { accountRow, deactivate } from "../../server/users/store.ts";
import type { Person, Service } from "../harness.ts";

const ROLES = ["owner", "member", "outsider", "superuser", "deactivated", "guest"] as const;

/** `deactivated` is made an owner of every board all the same; `guest` is invited and removed by examples. */
export type People = Record<(typeof ROLES)[number], Person>;

export async function meetPeople(service: Service): Promise<People> {
  const met = await Promise.all(ROLES.map(async (role) => [role, await service.person(role)]));
  const people = Object.fromEntries(met) as People;
  const { superuser, deactivated } = people;
  const { db } = service.app;
  await db.write([sql`UPDATE users SET is_superuser = ${true} WHERE id = ${superuser.id}`]);
  await db.write(deactivate(deactivated.id));
  deactivated.token = await freshToken(service, deactivated);
  return people;
}

/** Of today's generation: refused, if at all, for what its holder is and not for its age. */
export async function freshToken(service: Service, person: Person): Promise<string> {
  const { db, context } = service.app;
  const { tokens } = context;
  const { account } = await db.read({ account: accountRow(person.id) });
  return tokens.issue({
    id: person.id,
    generation: account[0]!.token_generation,
    sessionId: newId(),
  });
}
