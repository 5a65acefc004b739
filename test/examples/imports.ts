import type { Person } from "../harness.ts";
import { callerOr, type ResourceExamples } from "./example.ts";

const file = () => new File(["title\nCard\n"], "cards.csv", { type: "text/csv" });

/** A finished preview of the caller. */
async function previewOf(person: Person): Promise<{ import_id: string }> {
  const { id } = await person.importBoard({ file: file(), preview: "true" });
  while ((await person.getImport({ import_id: id })).status !== "done") await Bun.sleep(10);
  return { import_id: id };
}

const ofCaller: NonNullable<ResourceExamples["inputs"]["getImport"]> = async ({ people }, caller) => ({
  params: await previewOf(callerOr(people.owner, caller)),
});

export const examples: ResourceExamples = {
  inputs: {
    importBoard: () => ({ params: {}, file: file() }),
    // No name server knows it, so nothing is ever read.
    importFromPlanka: () => ({
      params: {},
      body: { url: "https://planka.invalid/boards/1", token: "key", title: "Moved", preview: false },
    }),
    listImports: async ({ people }, caller) => {
      const { import_id } = await previewOf(callerOr(people.owner, caller));
      return { params: {}, query: { limit: "1", before: import_id } };
    },
    getImport: ofCaller,
    startImport: async (world, caller) => ({ ...(await ofCaller(world, caller)), body: { title: "Moved" } }),
    deleteImport: ofCaller,
  },
};
