import { createClient } from "../../client/http.ts";
import { PASSWORD, type Person } from "../harness.ts";

/** A new user of a service, logged in, whose name is just that. */
export async function personAt(url: string, name: string): Promise<Person> {
  const anonymous = createClient({ baseUrl: url });
  const email = `${name}@example.org`;
  const me = await anonymous.register({ email, username: name, password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  return Object.assign(createClient({ baseUrl: url, token }), { id: me.id, token, me });
}
