/** The connection to the SMTP server. Every step is limited in time: a mail is claimed for no longer than that. */
import type { Config } from "../config.ts";
import { htmlOf, type Letter, subjectOf, textOf } from "./letter.ts";

/** All steps of sending together take less than this. */
export const SENDING_MS = 15 * 60_000;
const CONNECT_MS = 10_000;
/** A server may take ten minutes to accept a message (RFC 5321, 4.5.3.2.6); whoever gives up earlier sends it twice. */
export const SILENCE_MS = 10 * 60_000;

export interface Transport {
  send(id: string, recipient: string, letter: Letter): Promise<void>;
  /** Rejects if the server does not accept us. */
  check(): Promise<void>;
  close(): void;
}

export function createMailTransport({ SMTP_URL, MAIL_FROM }: Config): Transport {
  // Only where there is an SMTP server: its library takes a good part of the time that a start takes.
  const transporter = import("nodemailer").then(({ createTransport }) =>
    createTransport({
      url: SMTP_URL,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const domain = MAIL_FROM.split("@").at(-1)?.replace(">", "").trim() || "localhost";
  return {
    async send(id, recipient, letter) {
      await (await transporter).sendMail({
        from: MAIL_FROM,
        // As an object, the address is never read as a list of several.
        to: { name: "", address: recipient },
        subject: subjectOf(letter),
        text: textOf(letter),
        html: htmlOf(letter),
        // A mail that is sent again after a crash is recognised by it.
        messageId: `<${id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated", ...letter.headers },
      });
    },
    async check() {
      await (await transporter).verify();
    },
    close: () => void transporter.then((opened) => opened.close()),
  };
}
