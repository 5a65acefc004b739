/** The stand-in for S3 refuses what S3 refuses. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { S3Client } from "bun";
import { type S3, startS3 } from "./s3.ts";
import { signatureError } from "./s3-signature.ts";

describe("a signature", () => {
  /** The worked example of "Authenticating Requests: Using Query Parameters" in the Amazon S3 API Reference. */
  const CREDENTIALS = {
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  };
  const SIGNATURE = "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404";
  const URL =
    "https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256" +
    "&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request" +
    "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host" +
    `&X-Amz-Signature=${SIGNATURE}`;
  const HOST = "examplebucket.s3.amazonaws.com";
  const SIGNED_AT = Date.parse("2013-05-24T00:00:00Z");

  const check = ({
    url = URL,
    method = "GET",
    host = HOST,
    credentials = CREDENTIALS,
    afterSeconds = 0,
  } = {}) =>
    signatureError(
      { url, method, headers: new Headers({ host }) },
      credentials,
      new Date(SIGNED_AT + afterSeconds * 1000),
    );

  test("of Amazon's documentation is valid from a little before its date until it expires", () => {
    expect(check()).toBeNull();
    expect(check({ afterSeconds: -900 })).toBeNull();
    expect(check({ afterSeconds: 86_400 })).toBeNull();
    expect(check({ afterSeconds: -901 })).toBe("AccessDenied");
    expect(check({ afterSeconds: 86_401 })).toBe("AccessDenied");
  });

  test.each([
    ["another secret", { credentials: { ...CREDENTIALS, secretAccessKey: "another" } }],
    ["another method", { method: "PUT" }],
    ["another host", { host: "otherbucket.s3.amazonaws.com" }],
    ["another object", { url: URL.replace("test.txt", "test2.txt") }],
    ["a longer life", { url: URL.replace("Expires=86400", "Expires=86401") }],
    ["one more parameter", { url: `${URL}&versionId=1` }],
    ["one digit changed", { url: URL.replace(SIGNATURE, SIGNATURE.replace(/4$/, "5")) }],
  ])("does not match with %s", (_, changed) => {
    expect(check(changed)).toBe("SignatureDoesNotMatch");
  });

  test("must be there, complete, and for this key, region and service", () => {
    expect(check({ url: URL.replace(/&X-Amz-Signature=.*/, "") })).toBe("AccessDenied");
    expect(check({ credentials: { ...CREDENTIALS, accessKeyId: "OTHER" } })).toBe("InvalidAccessKeyId");
    for (const [from, to] of [
      ["us-east-1", "us-west-2"],
      ["%2Fs3%2F", "%2Fiam%2F"],
      ["20130524%2F", "20130525%2F"],
      ["Expires=86400", "Expires=604801"],
      ["SignedHeaders=host", "SignedHeaders=date"],
      ["AWS4-HMAC-SHA256", "AWS4-HMAC-SHA1"],
    ] as const) {
      expect(check({ url: URL.replace(from, to) })).toBe("AuthorizationQueryParametersError");
    }
  });
});

describe("the server", () => {
  let s3: S3;
  let client: S3Client;
  beforeAll(async () => {
    s3 = await startS3();
    client = clientWith();
  });
  afterAll(() => s3.stop());

  const clientWith = ({ bucket = s3.settings.S3_BUCKET, secret = s3.settings.S3_SECRET_ACCESS_KEY } = {}) =>
    new S3Client({
      endpoint: s3.settings.S3_ENDPOINT,
      region: s3.settings.S3_REGION,
      bucket,
      accessKeyId: encodeURIComponent(s3.settings.S3_ACCESS_KEY_ID!),
      secretAccessKey: secret,
    });

  async function send(
    method: "PUT" | "GET" | "DELETE" | "POST",
    key: string,
    { as = client, body = "" } = {},
  ) {
    const answer = await fetch(as.presign(key, { method }), { method, body: body || undefined });
    return { status: answer.status, text: await answer.text() };
  }
  const refusal = (code: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;

  test("keeps an object under any key until it is deleted", async () => {
    const key = "folder/näme with (every) kind+of*character%2F&=?#";
    expect(await send("PUT", key, { body: "bytes" })).toEqual({ status: 200, text: "" });
    expect(s3.objects()).toEqual([key]);
    expect(await Bun.file(s3.file(key)).text()).toBe("bytes");
    expect(await send("GET", key)).toEqual({ status: 200, text: "bytes" });
    expect(await send("DELETE", key)).toEqual({ status: 204, text: "" });
    expect(await send("DELETE", key)).toEqual({ status: 204, text: "" });
    expect(await send("GET", key)).toEqual({ status: 404, text: refusal("NoSuchKey") });
    expect(s3.objects()).toEqual([]);
  });

  test("refuses what it does not know and what is not signed with its secret, and stores nothing", async () => {
    const as = clientWith({ secret: "another" });
    const wrong = { status: 403, text: refusal("SignatureDoesNotMatch") };
    expect(await send("PUT", "key", { as, body: "bytes" })).toEqual(wrong);
    const unsigned = await fetch(`${s3.settings.S3_ENDPOINT}/attachments/key`, {
      method: "PUT",
      body: "bytes",
    });
    expect({ status: unsigned.status, text: await unsigned.text() }).toEqual({
      status: 403,
      text: refusal("AccessDenied"),
    });
    expect(await send("GET", "key", { as: clientWith({ bucket: "other" }) })).toEqual({
      status: 404,
      text: refusal("NoSuchBucket"),
    });
    expect(await send("POST", "key")).toEqual({ status: 405, text: refusal("MethodNotAllowed") });
    expect(s3.objects()).toEqual([]);
  });
});
