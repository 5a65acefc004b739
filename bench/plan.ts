/** How long and on how much a run measures. */
export interface Plan {
  rounds: number;
  /** Of one measurement. */
  seconds: number;
  /** Of load that nobody measures, so that the runtime has compiled what runs all the time. */
  warmUpSeconds: number;
  /** Cards of the board that is read, and of the large one. */
  cards: number;
  largeCards: number;
  boards: number;
  cardsPerColumn: number;
  /** Of the one long column. */
  longColumn: number;
  /** Reads, each after a change, of one measurement. */
  freshReads: number;
  listeners: number;
  nearListeners: number;
  changes: number;
  accounts: number;
  starts: number;
  /** How often a card is carried across the board and back. */
  drags: number;
  sockets: number;
  socketBoards: number;
  /** Before the memory of a service is looked at. */
  settleMs: number;
  idleSeconds: number;
  otherBoards: number;
  /** Events of the board whose past is read, and of the board with a very long past. */
  pastEvents: number;
  longPast: number;
  /** Of the board whose log is weighed: after the first days, a day's events take the space that those of another have left. */
  eventsADay: number;
  days: number;
  firstDays: number;
  /** Cards that are searched. */
  searchedCards: number;
  webhooks: number;
  /** Of the board that is imported. A file has 50 KB. */
  importedCards: number;
  importedFiles: number;
}

export const FULL: Plan = {
  rounds: 3,
  seconds: 0.6,
  warmUpSeconds: 4,
  cards: 500,
  largeCards: 5000,
  boards: 50,
  cardsPerColumn: 50,
  longColumn: 5000,
  freshReads: 25,
  listeners: 2000,
  nearListeners: 1000,
  changes: 40,
  accounts: 64,
  starts: 3,
  drags: 3,
  sockets: 10_000,
  socketBoards: 500,
  settleMs: 2000,
  idleSeconds: 120,
  otherBoards: 10_000,
  pastEvents: 10_000,
  longPast: 1_000_000,
  eventsADay: 400,
  days: 6,
  firstDays: 3,
  searchedCards: 100_000,
  webhooks: 1000,
  importedCards: 20_000,
  importedFiles: 2000,
};

/** Everything once, as small as it goes: it proves that the scenarios work, the figures mean nothing. */
export const SMOKE: Plan = {
  rounds: 1,
  seconds: 0.05,
  warmUpSeconds: 0.05,
  cards: 10,
  largeCards: 20,
  boards: 3,
  cardsPerColumn: 4,
  longColumn: 20,
  freshReads: 3,
  listeners: 10,
  nearListeners: 10,
  changes: 4,
  accounts: 2,
  starts: 1,
  drags: 1,
  sockets: 20,
  socketBoards: 4,
  settleMs: 100,
  idleSeconds: 0.5,
  otherBoards: 20,
  pastEvents: 60,
  longPast: 200,
  eventsADay: 40,
  days: 2,
  firstDays: 1,
  searchedCards: 30,
  webhooks: 20,
  importedCards: 20,
  importedFiles: 2,
};
