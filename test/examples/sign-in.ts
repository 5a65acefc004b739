import { nothing, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    startOidc: () => ({ params: {}, query: { next: "/settings" } }),
    oidcCallback: async ({ signInAnswer }, caller) => ({ params: {}, ...(await signInAnswer(caller)) }),
    backChannelLogout: async ({ logoutToken }) => ({
      params: {},
      body: { logout_token: await logoutToken() },
    }),
    getOidcLink: nothing,
    linkOidc: async ({ disconnect }, caller) => {
      await disconnect(caller);
      return { params: {} };
    },
    unlinkOidc: nothing,
  },
};
