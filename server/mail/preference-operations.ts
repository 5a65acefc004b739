import { mailRoutes } from "../../contract/mail.ts";
import type { Handler } from "../platform/core/call.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { query, readAsCaller, sessionOf } from "../platform/core/query.ts";
import { preferenceRows, setPreferences, toPreferences } from "./preferences-store.ts";

export const getPreferences = query(mailRoutes.getPreferences, {
  load: (_, { callerId }) => ({ preferences: preferenceRows(callerId) }),
  answer: ({ preferences }) => toPreferences(preferences),
});

export const updatePreferences: Handler<typeof mailRoutes.updatePreferences> = async (call) => {
  const { userId } = sessionOf(call);
  const { rows } = await readAsCaller(call, { preferences: preferenceRows(userId) });
  const answer = { ...toPreferences(rows.preferences), ...call.input };
  await writeOnce(call, setPreferences(userId, call.input), answer);
  return answer;
};
