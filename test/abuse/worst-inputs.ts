/** Every route of the contract with the worst its schema allows, and the worst that it does not. */
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { builtInTemplates } from "../../server/templates/built-in.ts";
import { encodeRequest } from "../every-route/bad-input/wire.ts";
import { MULTIPART, multipart } from "../support/multipart.ts";
import { type Attempt, attemptOf, type Described, requestOf } from "./attempt.ts";
import { PASSWORD } from "./people.ts";
import type { Place } from "./place.ts";
import { FILLINGS, type Meanings, unfitBodies, wide, worstBody } from "./worst-values.ts";

/** Address and headers together may have 16 KiB; this leaves room for the others. */
export const HEAD_BYTES = 15_000;
const EMAIL_LENGTH = 254;
const USERNAME_LENGTH = 50;
const FILE_BYTES = 10_485_760;

export function attemptsOf(name: RouteName, route: RouteSpec, place: Place): Attempt[] {
  const base = {
    route: name,
    method: route.method,
    target: route.path.replace(/\{(\w+)\}/g, (_, param: string) => idFor(name, param, place)),
    token: route.access === "public" ? undefined : tokenFor(name, place),
    endless: route.sends === "stream",
  };
  if (route.accepts === "multipart") return uploads(base);
  if (route.body) return [...fitBodies(route, name, base, place), ...unfit(route, base)];
  if (route.query) return queries(route, base);
  return [attemptOf({ ...base, about: "on the heaviest board" })];
}

type Base = Omit<Described, "about">;

/** The heaviest of everything; what archives leaves that in place for those after it, as deletions come last. */
function idFor(
  name: RouteName,
  param: string,
  { board, small, session_id, attachment_id, others }: Place,
): string {
  const ids: Record<string, string> = {
    ...others,
    board_id: board.board_id,
    column_id: name === "archiveColumn" ? small.column_id : board.heavyColumn,
    card_id: name === "archiveCard" ? board.lightCards[1]! : board.fullestCard,
    trash_id: board.heavyColumn,
    label_id: name === "addLabel" || name === "removeLabel" ? board.ruleLabel : board.labels[1]!,
    checklist_id: board.checklists[0]!,
    item_id: board.items[0]!,
    rule_id: board.rules[0]!,
    user_id: board.members[0]!.id,
    session_id,
    attachment_id,
    token_id: crypto.randomUUID(),
    person_id: crypto.randomUUID(),
    import_id: crypto.randomUUID(),
    template_id: builtInTemplates("en")[0]!.id,
    // As long as an address may be, and signed by nobody.
    unsubscribe_token: "x".repeat(4000),
    token: "x".repeat(4000),
    invitation: "x".repeat(4000),
  };
  if (!ids[param]) throw new Error(`No ${param} is known for the route ${name}: add one to worst-inputs.ts`);
  return ids[param];
}

/** What ends sessions ends those of somebody whom nobody else needs. */
function tokenFor(name: RouteName, { attacker, leaver, changer }: Place): string {
  if (name === "logout") return leaver.token;
  return (name === "changePassword" ? changer : attacker).token;
}

function meaningsFor(name: RouteName, { board, attacker, outsider }: Place): Meanings {
  const everybody = [attacker, ...board.members].map(({ id }) => id);
  return {
    email: longestEmail,
    username: (filling) =>
      name === "login" ? attacker.email : `${filling(USERNAME_LENGTH - 8)}${random(8)}`,
    password: () => PASSWORD,
    current_password: () => PASSWORD,
    new_password: () => PASSWORD,
    user_id: () => outsider.id,
    user_ids: (_, { maxItems }) => everybody.slice(0, maxItems),
    color: () => "#ffffffff",
    column_id: () => board.heavyColumn,
    checklist_id: () => board.checklists.at(-1)!,
    trigger_column_id: () => board.longColumn,
    trigger_label_id: () => board.ruleLabel,
    action_column_id: () => board.heavyColumn,
    action_user_id: () => board.members[0]!.id,
    action_label_id: () => board.ruleLabel,
    include: () => ["cards", "labels", "rules", "members"],
    cover_attachment_id: () => null,
    titles: (filling, { maxItems }) => Array.from({ length: maxItems }, () => filling(255)),
    start_at: () => "2026-01-01T00:00:00.000Z",
    due_at: () => "9999-01-01T00:00:00.000Z",
    expires_at: () => "9999-01-01T00:00:00.000Z",
    max_uses: () => 1000,
    card_limit: () => 10_000,
    // One or the other.
    up_to: () => undefined,
    scopes: () => ["admin"],
    board_ids: (_, { maxItems }) => Array.from({ length: maxItems }, () => board.board_id),
    // No name server knows it.
    url: () => `https://hooks.invalid/${random(64)}${"x".repeat(1900)}`,
    types: (_, { maxItems }) => Array.from({ length: maxItems }, () => "card.*"),
    ...(name === "importFromPlanka" && { token: () => "x".repeat(4000) }),
    mapping: (filling) => ({ title: filling(200), description: filling(200), column: filling(200) }),
    tz: () => "America/Argentina/ComodRivadavia",
    secret: () => `whsec_${"A".repeat(84)}`,
    since: () => 0,
    ids: (_, { maxItems }) => Array.from({ length: maxItems }, () => crypto.randomUUID()),
  };
}

function longestEmail(): string {
  const host = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(54)}.example.org`;
  const local = random(EMAIL_LENGTH - host.length - 1);
  return `${local}@${host}`;
}

function random(length: number): string {
  return crypto.randomUUID().replaceAll("-", "").repeat(2).slice(0, length);
}

function fitBodies(route: RouteSpec, name: RouteName, base: Base, place: Place): Attempt[] {
  const meanings = meaningsFor(name, place);
  const attempts = Object.entries(FILLINGS).flatMap(([about, filling]): Attempt[] => {
    const body = () => worstBody(route, meanings, filling);
    if (!body()) return [];
    const described = { ...base, about: `the fullest body, ${about}` };
    // What must be unique is made anew each time.
    return [
      {
        ...attemptOf(described),
        encode: () => encodeRequest(requestOf({ ...described, body: JSON.stringify(body()) }), "localhost"),
      },
    ];
  });
  if (attempts.length === 0) throw new Error(`No fullest body of ${name} is valid: see worst-inputs.ts`);
  return attempts;
}

function unfit(route: RouteSpec, base: Base): Attempt[] {
  const bodies = unfitBodies(route).map(([about, body]) => attemptOf({ ...base, about, body }));
  if (route.accepts !== "form") return bodies;
  const headers = [["content-type", "application/x-www-form-urlencoded"]] as const;
  const form = (about: string, body: string) => attemptOf({ ...base, about, headers, body });
  return [
    ...bodies,
    form("a form of half a million fields", "a&".repeat(500_000)),
    form("a form of percent signs", "%".repeat(1_000_000)),
  ];
}

function queries(route: RouteSpec, base: Base): Attempt[] {
  const { properties = {} } = z.toJSONSchema(route.query!) as z.core.JSONSchema.JSONSchema;
  const fields = Object.entries(properties) as [string, z.core.JSONSchema.JSONSchema][];
  const meant: Record<string, string> = { since: "0", offset: "0", token: base.token! };
  const fullest = fields.flatMap(([name, { type, maximum, maxLength }]): [string, string][] => {
    if (meant[name]) return [[name, meant[name]]];
    if (type === "integer") return maximum ? [[name, String(maximum)]] : [];
    return maxLength ? [[name, "%".repeat(maxLength)]] : [];
  });
  const attempt = (about: string, query: string) =>
    attemptOf({ ...base, about, target: `${base.target}?${query}` });
  return [
    attempt("the fullest query", String(new URLSearchParams(fullest))),
    attempt("a query of 7,500 fields", "a&".repeat(HEAD_BYTES / 2)),
    attempt("a query of percent signs", "%".repeat(HEAD_BYTES)),
    ...fields.map(([name]) => attempt(`${name} of 15 KB`, `${name}=${"1".repeat(HEAD_BYTES - 20)}`)),
  ];
}

function uploads(base: Base): Attempt[] {
  const upload = (about: string, body: Buffer) =>
    attemptOf({ ...base, about, headers: [["content-type", MULTIPART]], body });
  const part = (name: string, content: string | Uint8Array) => ({
    headers: [`Content-Disposition: form-data; name="file"; filename="${name}"`],
    content,
  });
  return [
    upload("the largest file", multipart(part("a.bin", Buffer.alloc(FILE_BYTES, "x")))),
    upload("the longest name", multipart(part(wide(255), "x"))),
    upload("a name of 1 MB", multipart(part("a".repeat(1_000_000), "x"))),
    upload("a header of 1 MB of blanks", multipart(part(`a"${" ".repeat(1_000_000)};b="`, "x"))),
    upload("10,000 parts", multipart(...Array.from({ length: 10_000 }, () => part("a", "")))),
    upload("nothing but line ends", multipart(part("a", Buffer.from("\r\n--".repeat(2_000_000))))),
  ];
}
