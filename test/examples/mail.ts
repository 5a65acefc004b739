import { PASSWORD } from "../harness.ts";
import { type Input, nothing, type ResourceExamples } from "./example.ts";

const unsubscribing: Input = async ({ unsubscribeToken }) => ({
  params: { unsubscribe_token: await unsubscribeToken() },
});

export const examples: ResourceExamples = {
  inputs: {
    showUnsubscribe: unsubscribing,
    unsubscribe: unsubscribing,
    getPreferences: nothing,
    updatePreferences: () => ({ params: {}, body: { commented: "now", added: "off" } }),
    sendVerification: nothing,
    verifyEmail: async ({ mailedToken }) => ({ params: {}, body: { token: await mailedToken("verify") } }),
    forgotPassword: () => ({ params: {}, body: { email: "somebody@example.org" } }),
    resetPassword: async ({ mailedToken }) => ({
      params: {},
      body: { token: await mailedToken("reset"), new_password: PASSWORD },
    }),
  },
};
