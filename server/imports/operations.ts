import type { importRoutes } from "../../contract/imports.ts";
import type { Handler } from "../platform/core/call.ts";
import { readAsCaller } from "../platform/core/query.ts";
import { notFound, unavailable } from "../platform/util/errors.ts";

export const importBoard: Handler<typeof importRoutes.importBoard> = async (call) => {
  await readAsCaller(call, {});
  throw unavailable("Boards cannot be imported yet.");
};

export const listImports: Handler<typeof importRoutes.listImports> = async (call) => {
  await readAsCaller(call, {});
  return { items: [], next: null };
};

export const getImport: Handler<typeof importRoutes.getImport> = async (call) => {
  await readAsCaller(call, {});
  throw notFound("This import");
};

export const startImport: Handler<typeof importRoutes.startImport> = async (call) => {
  await readAsCaller(call, {});
  throw notFound("This import");
};

export const deleteImport: Handler<typeof importRoutes.deleteImport> = async (call) => {
  await readAsCaller(call, {});
  throw notFound("This import");
};
