import type { boardRoutes } from "../../contract/boards.ts";
import { attachmentDisposition } from "../attachments/disposition.ts";
import { versionTag } from "../boards/store.ts";
import { type Handler, Reply } from "../platform/core/call.ts";
import { nothing, readOnBoard, stillMayRead } from "../platform/core/query.ts";
import { piecewise } from "../platform/http/response-body.ts";
import { isKnown } from "../platform/util/entity-tags.ts";
import { openArchive } from "./archive.ts";
import { fileNameOf } from "./file-name.ts";

/**
 * Boards are read one after another, as for copies, and each account has only so many archives under way, however
 * slowly it reads them. A failure after the first byte closes the connection early: what has arrived is no archive.
 */
export const exportBoard: Handler<typeof boardRoutes.exportBoard> = async (call) => {
  const { context, request } = call;
  const { board, caller } = await readOnBoard(call, nothing);
  const headers = { etag: versionTag(board), "cache-control": "private, no-cache" };
  if (isKnown(request.headers.get("if-none-match"), headers.etag)) return new Reply(undefined, headers, 304);
  const history = call.input.history === "true";
  const leave = context.exports.enter(caller.id);
  try {
    const who = { address: call.address(), account: caller.id };
    const { title, bytes, missing } = await context.boardCopies.run(who, async () => {
      const archive = await openArchive(context, board.id, { history });
      await stillMayRead(call).catch(async (error) => {
        await archive.bytes.return(undefined);
        throw error;
      });
      return archive;
    });
    const all = {
      ...headers,
      "content-type": "application/zip",
      "content-disposition": attachmentDisposition(fileNameOf(title)),
    };
    if (request.method === "HEAD") {
      await bytes.return(undefined);
      leave();
      return new Reply(undefined, all);
    }
    return new Reply(streamOf(), all);

    function streamOf(): ReadableStream<Uint8Array> {
      return piecewise(async () => {
        try {
          const { value, done } = await bytes.next();
          if (!done) return value;
          leave();
          if (missing[0])
            context.log.error("the bytes of attachments are missing from an export", {
              board_id: board.id,
              count: missing.length,
              first: missing[0].id,
            });
          return null;
        } catch (error) {
          leave();
          context.log.error("an export broke off", { board_id: board.id, reason: String(error) });
          throw error;
        }
      }, ended);
    }

    async function ended(): Promise<void> {
      leave();
      await bytes.return(undefined);
    }
  } catch (error) {
    leave();
    throw error;
  }
};
