/**
 * A process of its own, which trusts the certificate of the server that it asks: a request to each of the URLs in turn, all
 * of whose names lead to this machine.
 */
import { SETTINGS } from "../../server/config.ts";
import { requestTo } from "../../server/platform/outbound/request.ts";

for (const url of process.argv.slice(2)) {
  const response = await requestTo(
    new URL(url),
    {
      allowed: SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse("127.0.0.1"),
      lookUp: async () => ["127.0.0.1"],
      signal: AbortSignal.timeout(10_000),
    },
    { method: "POST", body: "{}", headers: {} },
  );
  await response.arrayBuffer();
}
