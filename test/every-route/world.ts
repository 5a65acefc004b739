/** A board on which whatever a route needs is made on demand, always anew, and how to see that nothing changed. */

import type { Share } from "../../contract/shares.ts";
import { newToken } from "../../server/mail/token-store.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { insertLink, removeLinks } from "../../server/sign-in/store.ts";
import { accountRow } from "../../server/users/store.ts";
import { thingFor, things } from "../examples/index.ts";
import type { Person, Service } from "../harness.ts";
import { addPerson } from "../support/imported-board.ts";
import { someone } from "../support/oidc/made-provider.ts";
import type { People } from "./people.ts";

export type World = Awaited<ReturnType<typeof makeWorld>>;

export async function makeWorld(service: Service, people: People) {
  const { owner, member, deactivated, guest } = people;
  const { id: board_id } = await owner.createBoard({ title: "Board" });
  await owner.invite({ board_id, user_id: member.id });
  await owner.invite({ board_id, user_id: deactivated.id });
  await owner.changeRole({ board_id, user_id: deactivated.id, role: "owner" });

  const column = () => owner.createColumn({ board_id, title: "Column" });
  const { id: column_id } = await column();
  const card = () => owner.createCard({ board_id, column_id, title: "Card" });
  const label = () => owner.createLabel({ board_id, name: "Label" });
  const checklist = async (card_id?: string) =>
    owner.createChecklist({ card_id: card_id ?? (await card()).id, title: "Checklist" });
  const item = async (checklist_id?: string) =>
    owner.createItem({ checklist_id: checklist_id ?? (await checklist()).id, content: "Item" });

  const attachment = async (card_id?: string) => {
    const file = new File(["hello"], "note.txt", { type: "text/plain" });
    return owner.uploadAttachment({ card_id: card_id ?? (await card()).id, file });
  };

  /** By the caller, if that is a member. */
  const comment = async (card_id?: string, caller?: Person) => {
    const author = caller?.id === member.id ? member : owner;
    return author.createComment({ card_id: card_id ?? (await card()).id, body: "Comment" });
  };

  const ruleFields = async () => ({
    name: "Rule",
    trigger_type: "card_moved" as const,
    trigger_column_id: (await column()).id,
    trigger_label_id: (await label()).id,
    action_type: "assign_member" as const,
    action_column_id: (await column()).id,
    action_user_id: member.id,
    action_label_id: (await label()).id,
    is_enabled: true,
  });
  const rule = async () => owner.createRule({ board_id, ...(await ruleFields()) });

  /** Of a link that was mailed to somebody new. */
  async function mailedToken(purpose: "verify" | "reset"): Promise<string> {
    const { id } = await service.person("fresh-mailed");
    const [account] = (await service.app.db.read({ account: accountRow(id) })).account;
    const { token, insertion } = newToken(account!, purpose);
    await service.app.db.write([insertion]);
    return token;
  }
  const unsubscribeToken = async () => {
    const { id } = await service.person("subscriber");
    return service.app.context.signedIds.sign("unsubscribe", id);
  };
  /** The caller has come back from the provider; somebody new, where an account is deactivated. */
  async function signInAnswer(caller: Person = owner) {
    const { provider, app } = service;
    provider.person = someone("signed-in");
    if (caller.id !== deactivated.id) {
      await disconnect(caller);
      await app.db.write([insertLink({ issuer: provider.issuer, subject: caller.id }, caller.id)]);
      provider.person = { ...provider.person, sub: caller.id };
    }
    const start = await service.send("GET", "/auth/oidc/start");
    const cookie = start.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const back = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
    const { searchParams } = new URL(back.headers.get("location") ?? "");
    return { query: Object.fromEntries(searchParams), headers: { cookie } };
  }
  const logoutToken = () => service.provider.logoutToken({ sub: crypto.randomUUID() });
  const disconnect = (caller: Person = owner) => service.app.db.write([removeLinks(caller.id)]);
  // One for all examples: a board has room for only a few, and no example ends this one.
  let openLink: Promise<Share> | undefined;
  const shareToken = async () => {
    openLink ??= owner.createShare({ board_id });
    return (await openLink).token ?? "";
  };
  /** Somebody of an imported file. */
  const person = () => addPerson(service, board_id, { name: "Somebody" });
  const invitationToken = async () => (await owner.createInvitation({ board_id })).token;

  /** Whatever a path parameter identifies. */
  async function thing(param: string): Promise<{ id: string }> {
    const { id: card_id } = await card();
    return thingFor(param).create({ api: owner, board_id, column_id, card_id, user_id: member.id });
  }

  /** Somewhere else that the caller is logged in. */
  async function session(caller: Person = owner): Promise<string> {
    const id = newId();
    const now = new Date().toISOString();
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    await service.app.db.write([
      sql`INSERT INTO sessions (id, user_id, created_at, last_used_at, expires_at, address, user_agent)
        VALUES (${id}, ${caller.id}, ${now}, ${now}, ${expires_at}, '192.0.2.1', 'Test')`,
    ]);
    return id;
  }

  /** The guest as a plain member, whatever he was before. */
  async function guestIn(): Promise<string> {
    await guestOut();
    await owner.invite({ board_id, user_id: guest.id });
    return guest.id;
  }
  async function guestOut(): Promise<string> {
    const { members } = await owner.getBoard({ board_id });
    if (members.some(({ user_id }) => user_id === guest.id)) {
      await owner.removeMember({ board_id, user_id: guest.id });
    }
    return guest.id;
  }

  /** At least one of everything, with everything on it. */
  async function furnish(): Promise<void> {
    const { id: card_id } = await card();
    await owner.addLabel({ card_id, label_id: (await label()).id });
    await owner.assignCard({ card_id, user_ids: [member.id] });
    const { id: item_id } = await item((await checklist(card_id)).id);
    await owner.assignItem({ item_id, user_ids: [owner.id] });
    await attachment(card_id);
    await comment(card_id);
    await rule();
    for (const param of Object.keys(things)) await thing(param);
  }

  /** Rules for a card that is moved and for one that is labelled, and a column whose cards leave no room between them. */
  async function crowdedColumn() {
    const [target, other, crowded] = [await column(), await column(), await column()];
    const { id: label_id } = await label();
    const rule = {
      board_id,
      name: "Rule",
      trigger_type: "card_moved",
      trigger_column_id: target.id,
    } as const;
    await owner.createRule({ ...rule, action_type: "move_to_column", action_column_id: other.id });
    await owner.createRule({ ...rule, action_type: "assign_member", action_user_id: member.id });
    const labelled = { ...rule, trigger_type: "label_added", trigger_label_id: label_id } as const;
    await owner.createRule({ ...labelled, action_type: "move_to_column", action_column_id: other.id });
    const newCard = () => owner.createCard({ board_id, column_id: crowded.id, title: "Card" });
    const [first, ...others] = [(await newCard()).id, (await newCard()).id, (await newCard()).id];
    /** Moves that set off all three rules, and then as many as it takes until ranks are numbered anew. */
    return async function moveAbout() {
      await owner.moveCard({ card_id: (await card()).id, column_id: target.id, position: 0 });
      await owner.addLabel({ card_id: (await card()).id, label_id });
      const ids = [first, ...others];
      for (let i = 0; i < 20; i++) {
        ids.splice(1, 2, ids[2]!, ids[1]!);
        await owner.moveCard({ card_id: ids[1]!, position: 1 });
      }
    };
  }

  /**
   * Changes of all kinds that can be undone. The function undoes them all, redoes them, and tries to redo them again,
   * which is refused: it answers the statuses.
   */
  async function changesToUndo() {
    const [first, second] = [await column(), await column()];
    const { id: card_id } = await card();
    const { id: label_id } = await label();
    const [{ id: checklist_id }, { id: other_id }] = [await checklist(card_id), await checklist(card_id)];
    const { id: item_id } = await item(checklist_id);
    const changes: (() => Promise<unknown>)[] = [
      () => owner.updateBoard({ board_id, description: crypto.randomUUID() }),
      async () => owner.matchPerson({ board_id, person_id: await person(), user_id: member.id }),
      column,
      () => owner.updateColumn({ column_id: first.id, title: "Other" }),
      () => owner.moveColumn({ column_id: first.id, position: 0 }),
      label,
      () => owner.updateLabel({ label_id, name: "Other" }),
      card,
      () => owner.updateCard({ card_id, title: "Other" }),
      () => owner.moveCard({ card_id, column_id: second.id, position: 0 }),
      () => owner.addLabel({ card_id, label_id }),
      () => owner.removeLabel({ card_id, label_id }),
      () => owner.assignCard({ card_id, user_ids: [member.id] }),
      () => owner.unassignCard({ card_id, user_id: member.id }),
      () => checklist(card_id),
      () => owner.updateChecklist({ checklist_id, title: "Other" }),
      () => owner.moveChecklist({ checklist_id, position: 1 }),
      () => item(checklist_id),
      () => owner.updateItem({ item_id, content: "Other" }),
      () => owner.moveItem({ item_id, checklist_id: other_id, position: 0 }),
      () => owner.assignItem({ item_id, user_ids: [member.id] }),
      () => owner.unassignItem({ item_id, user_id: member.id }),
      () => owner.deleteItem({ item_id }),
      () => owner.deleteChecklist({ checklist_id }),
      () => attachment(card_id),
      async () => owner.deleteAttachment({ attachment_id: (await attachment(card_id)).id }),
      () => comment(card_id),
      async () => owner.updateComment({ comment_id: (await comment(card_id)).id, body: "Other" }),
      async () => owner.deleteComment({ comment_id: (await comment(card_id)).id }),
      () => owner.deleteCard({ card_id }),
      () => owner.deleteLabel({ label_id }),
      () => owner.deleteColumn({ column_id: second.id }),
    ];
    const numbers: number[] = [];
    for (const change of changes) {
      await change();
      numbers.unshift((await owner.getBoard({ board_id })).seq);
    }
    return async function undoAll() {
      const undos: number[] = [];
      for (const seq of numbers) undos.unshift((await owner.undo({ board_id, seq })).events[0]!.seq);
      for (const seq of undos) await owner.undo({ board_id, seq });
      const statuses = new Set<number>();
      for (const seq of undos)
        await owner.undo({ board_id, seq }).catch(({ status }: { status: number }) => statuses.add(status));
      return [...statuses];
    };
  }

  /** Everything anybody can see of this board, and how much there is in the whole service. */
  async function state() {
    await importsFinished(service);
    const { uptime_seconds: _, ...counts } = await people.superuser.stats();
    return {
      board: await owner.getBoard({ board_id }),
      rules: await owner.listRules({ board_id }),
      events: await owner.listEvents({ board_id, limit: 1000 }),
      counts,
    };
  }

  return {
    people,
    board_id,
    column_id,
    column,
    card,
    label,
    checklist,
    item,
    attachment,
    comment,
    ruleFields,
    rule,
    person,
    invitationToken,
    shareToken,
    unsubscribeToken,
    mailedToken,
    signInAnswer,
    logoutToken,
    disconnect,
    thing,
    session,
    guestIn,
    guestOut,
    furnish,
    crowdedColumn,
    changesToUndo,
    state,
  };
}

/** Boards that are imported in the background are there afterwards. */
async function importsFinished({ app }: Service): Promise<void> {
  const unfinished = sql`SELECT id FROM imports WHERE status IN ('queued', 'running') LIMIT 1`;
  while ((await app.db.read({ unfinished })).unfinished.length > 0) await Bun.sleep(10);
}
