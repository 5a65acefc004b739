/** The mail server: reachable, and whether it accepts this user. */
import type { Config } from "../../server/config.ts";
import { createMailTransport } from "../../server/mail/transport.ts";
import { withTimeout } from "../../server/platform/scheduling/with-timeout.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { type Finding, fail, ok } from "./finding.ts";

const TIMEOUT_MS = 15_000;

export async function checkSmtp(config: Config): Promise<Finding> {
  const transport = createMailTransport(config);
  try {
    await withTimeout(transport.check(), TIMEOUT_MS, "it does not answer");
    return ok("smtp", "accepts mail from this service");
  } catch (error) {
    return fail("smtp", messageOf(error), "check SMTP_URL, its user and password, and that the port is open");
  } finally {
    transport.close();
  }
}
