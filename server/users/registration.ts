/** Who may have a new account, and the board that comes with it. */
import { invitationRoutes } from "../../contract/invitations.ts";
import type { Config } from "../config.ts";
import { joinBoard } from "../invitations/join.ts";
import type { InvitationRow } from "../invitations/store.ts";
import { Call } from "../platform/core/call.ts";
import { forbidden } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { forgetAccount } from "./store.ts";

const JOIN_MS = 60_000;

export function refuseRegistration({ REGISTRATION }: Config, isInvited: boolean): void {
  if (REGISTRATION === "closed")
    throw forbidden("New accounts are created by the operators of this service.", "registration_closed");
  if (REGISTRATION === "invite" && !isInvited)
    throw forbidden("Registering here takes an invitation.", "registration_closed");
}

/**
 * An account that was created to join a board is gone again if somebody else took the last use of the invitation or
 * the last place on the board meanwhile. Nobody can have logged in to it yet.
 */
export async function joinAs(call: Call, userId: string, invitation: InvitationRow): Promise<void> {
  const { context, request, requestId, address } = call;
  const session = { userId, id: newId(), isListed: false, generation: 0, expiresAt: Date.now() + JOIN_MS };
  const route = invitationRoutes.acceptInvitation;
  try {
    await joinBoard(new Call({ context, route, session, request, requestId, address }), invitation);
  } catch (error) {
    await context.accounts.write([forgetAccount(userId)], userId);
    throw error;
  }
}
