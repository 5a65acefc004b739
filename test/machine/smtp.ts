/** An SMTP server in this process that keeps what it is sent. */
import { SMTPServer } from "smtp-server";
import { freePort } from "./free-port.ts";

export interface ReceivedMail {
  to: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** While set, what it answers to every mail: a status such as 451 or 550. */
  refuse: number | null;
  /** Called before a mail is accepted. */
  accepting: (mail: ReceivedMail) => Promise<void>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = parsed(
          Buffer.concat(chunks).toString("latin1"),
          session.envelope.rcptTo[0]?.address ?? "",
        );
        if (server.refuse !== null) {
          return done(Object.assign(new Error("refused"), { responseCode: server.refuse }));
        }
        await server.accepting(mail);
        server.mails.push(mail);
        done();
      });
    },
  });
  smtp.on("error", () => {});
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", () => resolve()));
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuse: null,
    accepting: async () => {},
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

function parsed(raw: string, to: string): ReceivedMail {
  const { headers, body } = partsOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const [, plain = "", html = ""] = boundary ? body.split(`--${boundary}`) : ["", body];
  return { to, headers, text: contentOf(plain), html: contentOf(html) };
}

function partsOf(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines
    .filter((line) => line.includes(":"))
    .map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]);
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function contentOf(part: string): string {
  const { headers, body } = partsOf(part.replace(/^\r\n/, ""));
  const encoding = headers["content-transfer-encoding"];
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1").toString();
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
