/** Usernames: what is accepted, what is refused, and which names are taken for each other. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { usernameKey } from "../../server/users/username-key.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let made = 0;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const register = (username: string) =>
  service.send("POST", "/auth/register", {
    json: { email: `name-${++made}@example.org`, username, password: PASSWORD },
  });

describe("USER-4: a name is accepted, and stored as given:", () => {
  test.each([
    ["Latin with accents", "Zoë Müller-Łukasz"],
    ["decomposed accents", "Re\u0301mi"],
    ["an apostrophe and a dot", "J. O’Neill Jr."],
    ["Cyrillic", "Привет Мир"],
    ["Greek", "Ελένη"],
    ["Chinese", "王小明"],
    ["Chinese with Latin", "王小明 (Wang)"],
    ["Japanese in three scripts", "さくらサクラ桜"],
    ["Korean", "김민준"],
    ["Arabic", "محمد علي"],
    ["Hebrew", "דוד בן-גוריון"],
    ["Hindi", "अनुष्का"],
    ["Thai with vowel signs", "สมชาย ใจดี"],
    ["Vietnamese", "Nguyễn Văn Đức"],
    ["Turkish", "İbrahim Işık"],
    ["digits and signs", "user_42+test@home"],
    ["two blanks inside", "two  blanks"],
    ["an emoji", "🦊"],
    ["an emoji in a name", "Ada 🚀"],
    ["a joined emoji", "👩🏽‍💻 Grace"],
    ["an emoji with a presentation mark", "I ❤️ boards"],
    ["a flag", "Team 🇪🇺"],
    ["50 characters", "x".repeat(50)],
  ])("%s", async (_, username) => {
    const { status, body } = await register(username);
    expect([status, body.username]).toEqual([201, username]);
  });
});

describe("USER-4: a name is refused with 422, at registration and as a new name:", () => {
  test.each([
    ["a zero-width space", "ad\u200ba"],
    ["a zero-width joiner between letters", "ad\u200da"],
    ["a zero-width non-joiner", "ad\u200ca"],
    ["a byte order mark", "ada\ufeff1"],
    ["a soft hyphen", "ad\u00ada"],
    ["a right-to-left override", "ada\u202egnp"],
    ["a directional isolate", "a\u2066d\u2069a"],
    ["a direction mark", "ada\u200e1"],
    ["a combining grapheme joiner", "ad\u034fa"],
    ["a variation selector", "ada\ufe0f"],
    ["tag characters", "ada\u{e0061}"],
    ["nothing but a Hangul filler", "\u3164"],
    ["nothing but a halfwidth filler", "\uffa0"],
    ["nothing but an empty Braille pattern", "\u2800"],
    ["nothing but a word joiner", "\u2060"],
    ["a no-break space", "ada\u00a0lovelace"],
    ["a thin space", "ada\u2009lovelace"],
    ["an ideographic space", "ada\u3000lovelace"],
    ["a line separator", "ada\u2028lovelace"],
    ["a private character", "ada\ue000"],
    ["an unassigned character", "ada\u0378"],
    ["a control character", "ada\u0007"],
    ["a delete character", "ada\u0085x"],
    ["nothing but an accent", "\u0301"],
    ["an accent on a blank", "ada \u0301"],
    ["Latin with a Cyrillic letter", "\u0430da"],
    ["Latin with a Greek letter", "ad\u03b1"],
    ["Cyrillic with a Greek letter", "\u0430\u03b1"],
    ["Latin with an Armenian letter", "b\u0585b"],
    ["Latin with a Cherokee letter", "\u13aada"],
    ["an emoji joined to a letter", "🦊\u200da"],
  ])("%s", async (_, username) => {
    for (const { status, body } of [
      await register(username),
      await service.send("PATCH", "/auth/me", { token: alice.token, json: { username } }),
    ]) {
      expect({ status, body }).toEqual({
        status: 422,
        body: {
          detail: expect.stringMatching(/^body\.username: must not /),
          errors: [{ path: "body.username", message: expect.any(String) }],
        },
      });
    }
    expect(await alice.getMe()).toEqual(alice.me);
  });
});

describe("USER-5: a name that looks like a taken one is refused with 409, at registration and as a new name:", () => {
  test.each([
    ["another letter case", "Grace Hopper", "gRACE hOPPER"],
    ["another case of a letter without one of its own", "Straße", "STRASSE"],
    ["the final form of a letter", "Οδυσσεύς", "ΟΔΥΣΣΕΎΣ"],
    ["one blank for two", "many  blanks", "many blanks"],
    ["full width", "widename", "ｗｉｄｅｎａｍｅ"],
    ["mathematical letters", "mathname", "𝐦𝐚𝐭𝐡𝐧𝐚𝐦𝐞"],
    ["another composition", "Ren\u00e9e", "Rene\u0301e"],
    ["a ligature", "office", "oﬀice"],
    ["Cyrillic for Latin", "peace", "\u0440\u0435\u0430\u0441\u0435"],
    ["Cyrillic capitals for Latin ones", "BOCHKA", "\u0412\u041e\u0421\u041d\u041a\u0410"],
    ["Cyrillic with a diaeresis for Latin", "oë", "\u043e\u0451"],
    ["Greek for Latin", "AKTION", "\u0391\u039a\u03a4\u0399\u039f\u039d"],
    ["Latin for Cyrillic", "\u0441\u043e\u0440", "cop"],
    ["a Latin letter of phonetics", "alphanumeric", "\u0251lphanumeric"],
    ["a dotless i", "tiki", "t\u0131k\u0131"],
    ["an i with its dot told apart", "timid", "t\u0130mid"],
    ["a capital i for an l", "paul", "pauI"],
    ["a one for an l", "agent l", "agent 1"],
    ["a bar for an l", "pole", "po|e"],
    ["a zero for an o", "Bobo", "B0b0"],
    ["an emoji without its presentation mark", "heart ❤️", "heart ❤"],
  ])("%s", async (_, taken, lookalike) => {
    expect(await register(taken)).toMatchObject({ status: 201 });
    const refused = { status: 409, body: { detail: "This e-mail address or username is already taken." } };
    expect(await register(lookalike)).toMatchObject(refused);
    const rename = { token: alice.token, json: { username: lookalike } };
    expect(await service.send("PATCH", "/auth/me", rename)).toMatchObject(refused);
    expect(await alice.getMe()).toEqual(alice.me);
  });

  test.each([
    ["an accent", "Andre", "André"],
    ["another script that looks different", "Иван", "Ivan"],
  ])("but not for %s", async (_, taken, other) => {
    expect([(await register(taken)).status, (await register(other)).status]).toEqual([201, 201]);
  });
});

test("USER-5: users may respell their own name, and a name that is given up is free", async () => {
  const dora = await service.person("dora");
  const { username } = dora.me;
  expect(await dora.updateMe({ username: username.toUpperCase() })).toMatchObject({
    username: username.toUpperCase(),
  });
  expect(await register(username)).toMatchObject({ status: 409 });
  await dora.updateMe({ username: "Theodora" });
  expect(await register(username)).toMatchObject({ status: 201 });
});

test("USER-5: of lookalikes registered at the same time, one gets the name", async () => {
  const spellings = ["racing", "Racing", "RACING", "ｒａｃｉｎｇ"];
  const answers = await Promise.all(spellings.map(register));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test("a key is no longer than an index can hold, whatever the name", () => {
  for (const letter of ["\ufdfa", "\u0390", "㌀"]) {
    expect(Buffer.byteLength(usernameKey(letter.repeat(50)))).toBeLessThan(2700);
  }
});
