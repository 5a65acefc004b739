/** Values that do not belong. In JSON they are given as text, for not all of them survive JSON.stringify. */

export interface Token {
  json: string;
  type: "null" | "boolean" | "number" | "string" | "array" | "object";
}

const of = (type: Token["type"], ...texts: string[]): Token[] => texts.map((json) => ({ json, type }));

/** One or more of every JSON type, at its edges. */
export const TOKENS: readonly Token[] = [
  ...of("null", "null"),
  ...of("boolean", "true", "false"),
  ...of("number", "0", "-1", "1.5", "1e400", "-1e400", "1e308", "5e-324", "-0.1"),
  ...of("number", "9007199254740992", "9223372036854775807", "9223372036854775808", "18446744073709551616"),
  ...of("string", '"0"', '"1"', '"true"', '"null"', '"[]"', '"9223372036854775808"', '""', '" "'),
  ...of(
    "array",
    "[]",
    "[null]",
    "[1]",
    '["x"]',
    "[[]]",
    "[{}]",
    "[true]",
    `[${"[".repeat(20)}${"]".repeat(20)}]`,
  ),
  ...of(
    "object",
    "{}",
    '{"a":1}',
    '{"length":3}',
    '{"toString":"x"}',
    '{"$ne":null}',
    '{"__proto__":{"a":1}}',
  ),
];

/** No text may hold these, whatever the field. */
export const UNSTORABLE: readonly string[] = [
  '"\\u0000"',
  '"before\\u0000after"',
  '"lone high \\ud800"',
  '"\\udc00 lone low"',
  '"\\udc00\\ud800 the wrong way round"',
];

/** What a database would stumble over if it were ever put into a statement. */
export const SQL: readonly string[] = [
  "'",
  "''",
  '"',
  "`",
  "\\",
  "\\'",
  ";",
  "--",
  "/*",
  "' OR '1'='1",
  "'; DROP TABLE boards; --",
  '"; DROP TABLE boards; --',
  "1; DELETE FROM users",
  "') UNION SELECT hashed_password FROM users --",
  "$1",
  "?",
  ":id",
  "%",
  "_",
  "%' ESCAPE '",
  "rank DESC; SELECT pg_sleep(9)",
  "{{7*7}}",
  "<script>alert(1)</script>",
];

export const NOT_UUIDS: readonly string[] = [
  "",
  "0",
  "-1",
  "null",
  "undefined",
  "not-a-uuid",
  "00000000-0000-0000-0000-00000000000",
  "00000000-0000-0000-0000-0000000000000",
  "00000000-0000-0000-0000-00000000000g",
  "{00000000-0000-0000-0000-000000000000}",
  "urn:uuid:00000000-0000-0000-0000-000000000000",
  "00000000000000000000000000000000",
  "00000000-0000-0000-0000-000000000000\n",
  " 00000000-0000-0000-0000-000000000000",
  "9".repeat(40),
];

/** Whole bodies that are no JSON. */
export const MALFORMED: readonly string[] = [
  "{",
  "}",
  "[",
  '{"title"',
  '{"title":',
  '{"title":"x"',
  '{"title":"x",}',
  '{"title":"x"}}',
  '{"title":"x"} trailing',
  "{'title':'x'}",
  "{title:1}",
  '{"title":undefined}',
  '{"title":NaN}',
  '{"title":0x10}',
  '{"title":01}',
  '{"title":1.}',
  '{"title":+1}',
  '{"title":"line\nbreak"}',
  '{"title":"\u0000"}',
  '{"title":"\\x41"}',
  '{"title":"\\u12"}',
  "/* comment */ {}",
  "tru",
  '"unterminated',
  "\u0000",
  " ",
  "title=x&name=y",
  "<title>x</title>",
  "[".repeat(10_000),
  `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
  '{"a":'.repeat(10_000),
];

/** Whole bodies that are JSON, but never an object of fields. */
export const NOT_OBJECTS: readonly string[] = [
  "null",
  "true",
  "0",
  "1e400",
  '"text"',
  "[]",
  "[{}]",
  `${"[".repeat(20)}${"]".repeat(20)}`,
];

/** Percent-encodings and oddities in the place of an id in a path. */
export const BAD_SEGMENTS: readonly string[] = [
  "%00",
  "%00%00%00",
  "%ff",
  "%c0%ae%c0%ae",
  "%ed%a0%80",
  "%2e%2e",
  "..",
  ".",
  "%2f",
  "%2f..%2f..%2fetc%2fpasswd",
  "%5c",
  "%zz",
  "%",
  "%2",
  "%u0041",
  "%0d%0aset-cookie:%20a=b",
  "%25%30%30",
  "null",
  "undefined",
  "NaN",
  "0",
  "-1",
  "1.5",
  "1e400",
  "9223372036854775808",
  "*",
  "~",
  ":board_id",
  "{board_id}",
  "%7Bboard_id%7D",
  "__proto__",
  "constructor",
  "'%20OR%20'1'='1",
  "';--",
  "$1",
  "00000000-0000-0000-0000-00000000000g",
  "00000000-0000-0000-0000-000000000000%00",
  "00000000-0000-0000-0000-000000000000%0a",
  "%2000000000-0000-0000-0000-000000000000",
  "a".repeat(2000),
];

export const WRONG_TYPES: readonly string[] = [
  "text/plain",
  "text/html; charset=utf-8",
  "text/json",
  "application/xml",
  "application/octet-stream",
  "application/jsonx",
  "application/json-patch",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "image/png",
  "json",
  "*/*",
  ";",
  "application/ json",
];
