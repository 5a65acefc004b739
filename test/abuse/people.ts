/** Accounts of everybody in a run. */
import { type Client, createClient } from "../../client/http.ts";

export const PASSWORD = "correct horse 1";

export interface Account {
  id: string;
  email: string;
}

export interface Person extends Account {
  token: string;
  api: Client;
}

export async function register(url: string): Promise<Account> {
  const name = crypto.randomUUID();
  const email = `${name}@example.org`;
  const { id } = await createClient({ baseUrl: url }).register({ email, username: name, password: PASSWORD });
  return { id, email };
}

export async function logIn(url: string, account: Account): Promise<Person> {
  const { access_token: token } = await createClient({ baseUrl: url }).login({
    username: account.email,
    password: PASSWORD,
  });
  return { ...account, token, api: createClient({ baseUrl: url, token }) };
}

export async function meet(url: string): Promise<Person> {
  return logIn(url, await register(url));
}
