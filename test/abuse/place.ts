/** Where a run happens: the attacker's heaviest board, and what else the routes need. */
import { things } from "../examples/index.ts";
import { buildHeaviestBoard, type HeaviestBoard, type Size } from "./heaviest-board.ts";
import { type Account, logIn, meet, type Person, register } from "./people.ts";

export interface Place {
  attacker: Person;
  /** One whose sessions end, and one whose password changes. */
  leaver: Person;
  changer: Person;
  /** A member of the board, with a token for agents. */
  agent: Person & { apiToken: string };
  /** On no board. */
  outsider: Account;
  board: HeaviestBoard;
  /** Of the attacker, besides the one in use. */
  session_id: string;
  /** The largest there may be. */
  attachment_id: string;
  /** One of everything else that a path parameter identifies, on the board with one card; and an event's number. */
  others: Record<string, string>;
  /** A board with one card, where the request itself is all there is to do. */
  small: { board_id: string; column_id: string; card_id: string };
}

const LARGEST_FILE_BYTES = 10_485_760;

export async function buildPlace(url: string, size: Size): Promise<Place> {
  const attacker = await meet(url);
  const [leaver, changer, outsider] = [await meet(url), await meet(url), await register(url)];
  const board = await buildHeaviestBoard(url, attacker, size);
  const agent = await agentOf(url, board);
  const { id } = await attacker.api.uploadAttachment({
    card_id: board.lightCards[0]!,
    file: new File([new Uint8Array(LARGEST_FILE_BYTES)], "large.bin"),
  });
  await logIn(url, attacker);
  const { items: sessions } = await attacker.api.listSessions();
  const session_id = sessions.find(({ is_current }) => !is_current)!.id;
  const small = await smallBoard(attacker);
  await attacker.api.invite({ board_id: small.board_id, user_id: leaver.id });
  const others: Record<string, string> = {};
  for (const [param, { create }] of Object.entries(things))
    others[param] = (await create({ ...small, api: attacker.api, user_id: leaver.id })).id;
  others.seq = String(await lastChangeOf(attacker, board));
  return { attacker, leaver, changer, agent, outsider, board, session_id, attachment_id: id, others, small };
}

/** The last of the members: none of those who built the board, which counts against what they may do in a minute. */
async function agentOf(url: string, { members }: HeaviestBoard): Promise<Place["agent"]> {
  const person = await logIn(url, members.at(-1)!);
  const { token } = await person.api.createApiToken({ name: "agent", scopes: ["write"] });
  return { ...person, apiToken: token };
}

/** The number of a change of the largest card, which is there to be undone. */
async function lastChangeOf({ api }: Person, { board_id, fullestCard }: HeaviestBoard): Promise<number> {
  await api.updateCard({ card_id: fullestCard, title: "To be undone" });
  return (await api.listEvents({ board_id, before: 1 })).seq;
}

export async function smallBoard({ api }: Person) {
  const { id: board_id } = await api.createBoard({ title: "Board" });
  const { id: column_id } = await api.createColumn({ board_id, title: "To do" });
  const { id: card_id } = await api.createCard({ board_id, column_id, title: "Card" });
  return { board_id, column_id, card_id };
}
