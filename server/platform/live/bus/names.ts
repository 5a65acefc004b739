/**
 * Keys and channels. In a cluster, boards are spread over partitions: the braces put everything about a board, and the
 * expiry of all connections to the partition's boards, into one slot, so that a script can change it in one step.
 */
import { crc16 } from "./slots.ts";

export const PREFIX = "boardcast:";
const PARTITIONS = 64;
const BOARD = "board:";

export interface BoardNames {
  /** Messages of the board. */
  channel: string;
  /** A sorted set: connections to the board, by the time at which they expire. */
  present: string;
  /** A hash: what they look at. */
  looking: string;
  /** A sorted set: the connections to all boards of the partition, likewise. */
  expiry: string;
}

export interface Names {
  of(boardId: string): BoardNames;
  /** The expiry of each partition. */
  expiries: string[];
  channelOf(topic: string): string;
  topicOf(channel: string): string;
}

export function createNames(isSharded: boolean): Names {
  const prefixes = isSharded ? Array.from({ length: PARTITIONS }, (_, i) => `${PREFIX}{${i}}:`) : [PREFIX];
  const prefixOf = (boardId: string) =>
    (isSharded ? prefixes[crc16(boardId) % PARTITIONS] : undefined) ?? PREFIX;
  const expiryOf = (prefix: string) => `${prefix}present:expiry`;
  return {
    of(boardId) {
      const prefix = prefixOf(boardId);
      return {
        channel: `${prefix}${BOARD}${boardId}`,
        present: `${prefix}present:${boardId}`,
        looking: `${prefix}looking:${boardId}`,
        expiry: expiryOf(prefix),
      };
    },
    expiries: prefixes.map(expiryOf),
    channelOf: (topic) => (topic.startsWith(BOARD) ? prefixOf(topic.slice(BOARD.length)) : PREFIX) + topic,
    topicOf: (channel) => channel.slice(channel.indexOf(":", channel.indexOf("}") + 1) + 1),
  };
}
