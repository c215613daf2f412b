import { dayInJapan } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import {
  deleteProviderEvent,
  insertProviderEvent,
  listPublishedProviderEvents,
  type PublishedProviderEvent,
} from "../store/events/providerEvents.ts";
import { type EventCommand, eventUsage, readEventFile } from "./eventCommand.ts";
import { readTextFile } from "./markdownFile.ts";

/** Returns the lines to print. @throws Error whose message is meant for the person at the terminal */
export async function runEventCommand(db: Queryable, command: EventCommand, now: Date): Promise<string[]> {
  switch (command.name) {
    case "help":
      return [eventUsage];
    case "publish": {
      const draft = readEventFile(await readTextFile(command.file));
      if (draft.starts_at <= now) throw new Error("starts: in the future.");
      const id = await insertProviderEvent(db, draft, now);
      if (command.json) return [JSON.stringify({ provider_event_id: id })];
      return [`Event ${id}, "${draft.title}" on ${dayInJapan(draft.starts_at)}, is published.`];
    }
    case "list": {
      const events = await listPublishedProviderEvents(db);
      if (command.json) return [JSON.stringify(events)];
      return events.length === 0 ? ["Nothing is published yet."] : events.map(lineOf);
    }
    case "remove":
      if (!(await deleteProviderEvent(db, command.id))) {
        throw new Error(`There is no event ${command.id}. "npm run event -- list" shows every one.`);
      }
      return [command.json ? JSON.stringify({ provider_event_id: command.id }) : `Event ${command.id} is removed.`];
  }
}

const lineOf = ({ provider_event_id, title, starts_at, capacity, applied, clubs }: PublishedProviderEvent) => {
  const places = capacity === null ? "" : ` of ${capacity}`;
  return `${provider_event_id}  ${dayInJapan(starts_at)}  ${title}  ${applied}${places} attend, ${clubs} clubs`;
};
