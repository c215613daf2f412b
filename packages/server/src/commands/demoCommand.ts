import { type Db, inTransaction } from "../db/pool.ts";
import { deleteDemoClubs } from "../store/team/deletedClubs.ts";
import { parseCommand } from "./parseCommand.ts";

export type DemoCommand = { name: "remove"; json: boolean } | { name: "help" };

/** @throws Error whose message is meant for the person at the terminal */
export function readDemoCommand(args: readonly string[]): DemoCommand {
  const { values, positionals } = parseCommand(args, {}, demoUsage);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === "help") return { name: "help" };
  if (name !== "remove" || rest.length > 0) throw new Error(demoUsage);
  return { name, json: values.json ?? false };
}

export const demoUsage = `npm run demo -- remove [--json]

  remove  deletes every demo club with its accounts, players and records, for good; real clubs stay as they are

Works while the server runs, on its own PostgreSQL or on DATABASE_URL. Files of videos and logos go within the hour.`;

/** All of it or nothing. Returns the lines to print. */
export async function removeDemo(db: Db, json: boolean): Promise<string[]> {
  const { clubs, members, measurements } = await inTransaction(db, deleteDemoClubs);
  if (json) return [JSON.stringify({ clubs, members, measurements })];
  if (clubs === 0) return ["There is no demo club."];
  return [`Removed ${clubs} demo clubs with ${members} members and ${measurements} measurements.`];
}
