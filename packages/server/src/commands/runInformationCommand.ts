import { dayInJapan } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import {
  deleteInformation,
  insertInformation,
  listPublishedInformation,
  type PublishedInformation,
} from "../store/notices/information.ts";
import { type InformationCommand, informationUsage, readInformationFile } from "./informationCommand.ts";
import { readTextFile } from "./markdownFile.ts";

/** Returns the lines to print. @throws Error whose message is meant for the person at the terminal */
export async function runInformationCommand(db: Queryable, command: InformationCommand, now: Date): Promise<string[]> {
  switch (command.name) {
    case "help":
      return [informationUsage];
    case "publish": {
      const draft = readInformationFile(await readTextFile(command.file), command.category);
      const id = await insertInformation(db, draft, now);
      if (command.json) return [JSON.stringify({ information_id: id })];
      return [`Piece ${id}, "${draft.title}" (${draft.category}), is published.`];
    }
    case "list": {
      const pieces = await listPublishedInformation(db);
      if (command.json) return [JSON.stringify(pieces)];
      return pieces.length === 0 ? ["Nothing is published yet."] : pieces.map(lineOf);
    }
    case "remove":
      if (!(await deleteInformation(db, command.id))) {
        throw new Error(`There is no piece ${command.id}. "npm run information -- list" shows every one.`);
      }
      return [command.json ? JSON.stringify({ information_id: command.id }) : `Piece ${command.id} is removed.`];
  }
}

const lineOf = ({ information_id, category, title, published_at, readers }: PublishedInformation) =>
  `${information_id}  ${dayInJapan(published_at)}  ${category}  ${title}  read by ${readers}`;
