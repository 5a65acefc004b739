/** The routes of a running service that an import needs. */
import type { Import } from "../../contract/imports.ts";
import { messageOf, partOf } from "../../server/platform/util/unknown-value.ts";
import type { FileSource } from "./source.ts";

export interface Service {
  /** `uploaded` is told how much has been sent, from 0 to 1, where the size is known. */
  upload(
    file: FileSource,
    fields: Readonly<Record<string, string | undefined>>,
    uploaded: (fraction: number) => void,
  ): Promise<Import>;
  importFromPlanka(board: { url: string; token: string; title?: string }): Promise<Import>;
  get(id: string): Promise<Import>;
}

export function createService(server: string, token: string): Service {
  async function send(path: string, init: RequestInit): Promise<Import> {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(server + path, { ...init, headers }).catch((error) => {
      throw new Error(`The service at ${server} cannot be reached (${messageOf(error)})`, { cause: error });
    });
    const body = await response.json().catch(() => null);
    // The service that the user has named answers what its contract says.
    if (response.ok && typeof partOf(body, "id") === "string") return body as Import;
    throw new Error(
      String(partOf(body, "detail") ?? `${server}${path} answered with status ${response.status}`),
    );
  }

  return {
    upload(file, fields, uploaded) {
      const boundary = `boardcast-${crypto.randomUUID()}`;
      return send("/boards/import", {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        body: formOf(boundary, file, fields, uploaded),
      });
    },
    importFromPlanka: (board) =>
      send("/boards/import/planka", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(board),
      }),
    get: (id) => send(`/imports/${id}`, {}),
  };
}

/** Sent as it is read: `FormData` would take the whole file into memory. */
function formOf(
  boundary: string,
  file: FileSource,
  fields: Readonly<Record<string, string | undefined>>,
  uploaded: (fraction: number) => void,
): ReadableStream<Uint8Array> {
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
    }
    const name = encodeURIComponent(file.name);
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''${name}\r\n\r\n`,
    );
    let sent = 0;
    for await (const bytes of file.stream()) {
      yield bytes;
      sent += bytes.byteLength;
      if (file.size !== null) uploaded(sent / file.size);
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const bytes = parts();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
