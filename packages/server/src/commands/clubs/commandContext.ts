import type { Db } from "../../db/pool.ts";

export type CommandContext = {
  db: Db;
  now: Date;
  /** What links begin with, without a slash at the end. */
  origin: string;
  /** Whether the server sends mails with links. */
  mails: boolean;
};

export const noClub = (id: number) => new Error(`There is no club ${id}. "npm run club -- list" shows every club.`);

/** What is the same in every line of a club's log that a command leaves. */
export const byOperator = (at: Date) => ({ at, userId: null, device: null, memberIds: [], details: [] });
