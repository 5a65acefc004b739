import { nothing, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    startOidc: () => ({ params: {}, query: { next: "/settings" } }),
    oidcCallback: async ({ signInAnswer }) => ({ params: {}, ...(await signInAnswer()) }),
    getOidcLink: nothing,
    linkOidc: nothing,
    unlinkOidc: nothing,
  },
};
