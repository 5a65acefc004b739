/** Checks the signature of a presigned S3 request (AWS Signature Version 4 in the query) against a secret. */
import { createHash, createHmac } from "node:crypto";

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

interface SignedRequest {
  method: string;
  url: string;
  headers: Headers;
}

const ALGORITHM = "AWS4-HMAC-SHA256";
/** What S3 allows clocks to differ, and the longest life of a signature. */
const SKEW_SECONDS = 15 * 60;
const MAX_EXPIRES_SECONDS = 7 * 86_400;

/** The error code S3 would answer with, or null for a signature that is valid now. */
export function signatureError(
  request: SignedRequest,
  credentials: Credentials,
  now: Date,
):
  | "AccessDenied"
  | "AuthorizationQueryParametersError"
  | "InvalidAccessKeyId"
  | "SignatureDoesNotMatch"
  | null {
  const url = new URL(request.url);
  const parameter = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? "";
  if (!parameter("Signature")) return "AccessDenied";
  const date = parameter("Date");
  const expires = Number(parameter("Expires"));
  const signedHeaders = parameter("SignedHeaders").split(";");
  const [accessKeyId, ...scope] = parameter("Credential").split("/");
  const expectedScope = [date.slice(0, 8), credentials.region, "s3", "aws4_request"];
  if (
    parameter("Algorithm") !== ALGORITHM ||
    !/^\d{8}T\d{6}Z$/.test(date) ||
    !(expires >= 1 && expires <= MAX_EXPIRES_SECONDS) ||
    !signedHeaders.includes("host") ||
    scope.join("/") !== expectedScope.join("/")
  ) {
    return "AuthorizationQueryParametersError";
  }
  if (accessKeyId !== credentials.accessKeyId) return "InvalidAccessKeyId";
  const ageSeconds = (now.getTime() - timeOf(date)) / 1000;
  if (ageSeconds > expires || ageSeconds < -SKEW_SECONDS) return "AccessDenied";

  const canonicalRequest = [
    request.method,
    decodeURIComponent(url.pathname).split("/").map(encode).join("/"),
    canonicalQuery(url.searchParams),
    ...signedHeaders.map((name) => `${name}:${request.headers.get(name)?.trim() ?? ""}`),
    "",
    signedHeaders.join(";"),
    "UNSIGNED-PAYLOAD",
  ].join("\n");
  const hash = createHash("sha256").update(canonicalRequest).digest("hex");
  const stringToSign = [ALGORITHM, date, expectedScope.join("/"), hash].join("\n");
  let key = Buffer.from(`AWS4${credentials.secretAccessKey}`);
  for (const part of [...expectedScope, stringToSign]) key = createHmac("sha256", key).update(part).digest();
  return key.toString("hex") === parameter("Signature") ? null : "SignatureDoesNotMatch";
}

function canonicalQuery(parameters: URLSearchParams): string {
  return [...parameters]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}

/** Everything but unreserved characters, which is more than encodeURIComponent escapes. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `20130524T000000Z` in milliseconds. */
function timeOf(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)/, "$1-$2-$3:$4:"));
}
