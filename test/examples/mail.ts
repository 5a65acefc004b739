import { PASSWORD } from "../harness.ts";
import { nothing, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    sendVerification: nothing,
    verifyEmail: async ({ mailedToken }) => ({ params: {}, body: { token: await mailedToken("verify") } }),
    forgotPassword: () => ({ params: {}, body: { email: "somebody@example.org" } }),
    resetPassword: async ({ mailedToken }) => ({
      params: {},
      body: { token: await mailedToken("reset"), new_password: PASSWORD },
    }),
  },
};
