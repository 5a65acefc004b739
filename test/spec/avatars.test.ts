/** Pictures of people: AVATAR-1 to AVATAR-9. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { extendedWebp, jpeg, LOSSLESS_WEBP, LOSSY_WEBP, png } from "../support/pictures.ts";

const MAX_BYTES = 131_072;

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { PROFILE_CHANGES_PER_MINUTE: "30" } });
});
afterAll(() => service.stop());

/** New people for each test: changes are counted by person. */
async function meet(): Promise<void> {
  alice = await service.person("alice");
  bob = await service.person("bob");
}

const NO_PICTURE = { status: 404, detail: "This picture does not exist." };
const file = (content: BlobPart, type?: string) => new File([content], "x", { type });
const shown = async (userId: string) => (await bob.getAvatar({ user_id: userId })).bytes();
const items = async (...ids: string[]) => (await bob.listAvatars({ user_ids: ids.join() })).items;

function fetchAvatar(userId: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${service.url}/users/${userId}/avatar`, {
    headers: { authorization: `Bearer ${bob.token}`, ...headers },
  });
}

test("AVATAR-1: PUT /me/avatar stores the picture, which everybody with an account is shown exactly", async () => {
  await meet();
  const picture = png(2, 3);
  const avatar = await alice.setAvatar({ file: picture });
  expect(avatar).toEqual({ user_id: alice.id, version: expect.any(String) });
  const answer = await fetchAvatar(alice.id);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(await answer.bytes()).toEqual(await picture.bytes());
  expect(await bob.getMe()).toEqual(bob.me);
  expect(Object.keys(await bob.getUser({ user_id: alice.id })).length).toBe(8);
});

test("AVATAR-1: another picture replaces it, under another version", async () => {
  await meet();
  const { version } = await alice.setAvatar({ file: png(1, 1, 1) });
  const next = await alice.setAvatar({ file: file(LOSSY_WEBP) });
  expect(next.version).not.toBe(version);
  expect(Buffer.from(await shown(alice.id))).toEqual(LOSSY_WEBP);
  expect(await items(alice.id)).toEqual([next]);
});

test("AVATAR-2: PNG, JPEG and WebP are recognised by their content, whatever type is declared", async () => {
  await meet();
  const kinds: [Blob, string][] = [
    [png(), "image/png"],
    [file(jpeg(5, 7), "text/html"), "image/jpeg"],
    [file(LOSSY_WEBP, "image/svg+xml"), "image/webp"],
    [file(LOSSLESS_WEBP), "image/webp"],
    [file(extendedWebp(1024, 1024)), "image/webp"],
  ];
  for (const [blob, type] of kinds) {
    await alice.setAvatar({ file: file(blob, blob.type) });
    expect((await fetchAvatar(alice.id)).headers.get("content-type")).toBe(type);
  }
});

test("AVATAR-2: anything else is refused with 415, and the picture stays", async () => {
  await meet();
  const before = await alice.setAvatar({ file: png() });
  const whole = Buffer.from(await png().bytes());
  const others: BlobPart[] = [
    "",
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "GIF89a\x01\0\x01\0\0\0\0;",
    whole.subarray(0, 20),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    jpeg(5, 7).subarray(0, 15),
    LOSSY_WEBP.subarray(0, 28),
    Buffer.from(LOSSY_WEBP).fill(0, 12, 16),
  ];
  for (const content of others) {
    expect(await refusal(alice.setAvatar({ file: file(content, "image/png") }))).toEqual({
      status: 415,
      detail: "The picture must be a PNG, JPEG or WebP.",
    });
  }
  const { status } = await service.send("PUT", "/me/avatar", { token: alice.token, json: {} });
  expect(status).toBe(415);
  expect(await items(alice.id)).toEqual([before]);
});

test("AVATAR-3: pictures of more than 1024 pixels in a direction, or of none, are refused with 422", async () => {
  await meet();
  const sizes: BlobPart[] = [
    png(1025, 1),
    png(1, 1025),
    png(0, 1),
    jpeg(1025, 9),
    extendedWebp(1, 16_000_000),
  ];
  for (const content of sizes) {
    expect(await refusal(alice.setAvatar({ file: file(content) }))).toMatchObject({ status: 422 });
  }
  expect(await items(alice.id)).toEqual([]);
});

test("AVATAR-3: a picture of 128 KiB is accepted, and one byte more is refused with 400", async () => {
  await meet();
  const padded = (bytes: number) =>
    file(Buffer.concat([LOSSY_WEBP, Buffer.alloc(bytes - LOSSY_WEBP.length)]));
  await alice.setAvatar({ file: padded(MAX_BYTES) });
  expect((await shown(alice.id)).byteLength).toBe(MAX_BYTES);
  expect(await refusal(alice.setAvatar({ file: padded(MAX_BYTES + 1) }))).toEqual({
    status: 400,
    detail: `The file is larger than the maximum of ${MAX_BYTES} bytes.`,
  });
});

test("AVATAR-4: DELETE /me/avatar removes the picture; there need not be one", async () => {
  await meet();
  await alice.setAvatar({ file: png() });
  await alice.deleteAvatar();
  await alice.deleteAvatar();
  expect(await refusal(bob.getAvatar({ user_id: alice.id }))).toMatchObject(NO_PICTURE);
  expect(await items(alice.id)).toEqual([]);
});

test("AVATAR-5: a user without a picture, or no user at all, is answered with 404, and without a login 401", async () => {
  await meet();
  expect(await refusal(bob.getAvatar({ user_id: alice.id }))).toMatchObject(NO_PICTURE);
  expect(await refusal(bob.getAvatar({ user_id: UNKNOWN_ID }))).toMatchObject(NO_PICTURE);
  await alice.setAvatar({ file: png() });
  expect((await fetch(`${service.url}/users/${alice.id}/avatar`)).status).toBe(401);
});

test("AVATAR-6: a picture can never run as a page, and may be kept for five minutes by the browser alone", async () => {
  await meet();
  const { version } = await alice.setAvatar({ file: png() });
  const { headers } = await fetchAvatar(alice.id);
  expect({
    type: headers.get("content-type"),
    sniffing: headers.get("x-content-type-options"),
    policy: headers.get("content-security-policy"),
    caching: headers.get("cache-control"),
    etag: headers.get("etag"),
  }).toEqual({
    type: "image/png",
    sniffing: "nosniff",
    policy: "default-src 'none'; frame-ancestors 'none'; sandbox",
    caching: "private, max-age=300",
    etag: `"${version}"`,
  });
  const again = await fetchAvatar(alice.id, { "if-none-match": `"${version}"` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await alice.setAvatar({ file: png(2, 2) });
  expect((await fetchAvatar(alice.id, { "if-none-match": `"${version}"` })).status).toBe(200);
});

test("AVATAR-7: GET /avatars answers which of 1 to 100 users have a picture, each once, in order of id", async () => {
  await meet();
  const carol = await service.person("carol");
  const avatars = [await alice.setAvatar({ file: png() }), await carol.setAvatar({ file: png(2, 2) })];
  avatars.sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
  expect(await items(carol.id, bob.id, alice.id.toUpperCase(), carol.id, UNKNOWN_ID)).toEqual(avatars);
  const many = Array.from({ length: 99 }, () => crypto.randomUUID());
  expect(await items(...many, alice.id)).toEqual(avatars.filter(({ user_id }) => user_id === alice.id));
  for (const list of [[...many, bob.id, alice.id], [], ["x"], [alice.id, ""]]) {
    expect((await refusal(bob.listAvatars({ user_ids: list.join() }))).status).toBe(422);
  }
});

test("AVATAR-8: the picture goes with the account", async () => {
  await meet();
  await alice.setAvatar({ file: png() });
  await service.app.db.write([sql`DELETE FROM users WHERE id = ${alice.id}`]);
  expect(await items(alice.id)).toEqual([]);
});

test("AVATAR-9: changes count as changes of the profile; what changes nothing does not count", async () => {
  await meet();
  for (let i = 0; i < 31; i++) await alice.setAvatar({ file: png() });
  for (let i = 2; i <= 30; i++) await alice.setAvatar({ file: png(i, 1) });
  expect((await refusal(alice.setAvatar({ file: png(31, 1) }))).status).toBe(429);
  expect((await refusal(alice.deleteAvatar())).status).toBe(429);
  for (let i = 0; i < 31; i++) await bob.deleteAvatar();
  await bob.setAvatar({ file: png() });
});

test("KEY-4: a key that was used for another picture is refused with 422, and the picture stays", async () => {
  await meet();
  const key = crypto.randomUUID();
  const first = await alice.setAvatar({ file: png() }, { key });
  expect((await refusal(alice.setAvatar({ file: png(2, 2) }, { key }))).status).toBe(422);
  expect(await items(alice.id)).toEqual([first]);
});

test("KEY-2: a repeat does not bring back a picture that has been replaced since", async () => {
  await meet();
  const key = crypto.randomUUID();
  const first = await alice.setAvatar({ file: png() }, { key });
  const second = await alice.setAvatar({ file: png(2, 2) });
  expect(await alice.setAvatar({ file: png() }, { key })).toEqual(first);
  expect(await items(alice.id)).toEqual([second]);
});
