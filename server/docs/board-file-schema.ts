/** The JSON Schema of an exported board, for programs that read or write one. */
import * as z from "zod/mini";
import { BOARD_FILE_NAME, BoardFile } from "../../contract/board-file.ts";
import { BOARD_FILE_VERSION } from "../../contract/board-file-version.ts";

export function boardFileSchema(): object {
  const schema = z.toJSONSchema(BoardFile, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format) delete jsonSchema.pattern;
      // A later version may add fields, which readers ignore.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { ...schema, title: `${BOARD_FILE_NAME}, version ${BOARD_FILE_VERSION}` };
}
