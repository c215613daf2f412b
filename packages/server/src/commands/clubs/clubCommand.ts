import { resolve } from "node:path";
import { type Ball, balls, emailField, type SportType, sportTypes, teamDraftSchema } from "@kyuseki/domain";
import { parseCommand } from "../parseCommand.ts";

export type ClubCommand = { json: boolean } & (
  | { name: "help" }
  | { name: "list" | "setup" | "erased" }
  | { name: "create"; club: NewClub; managerEmail: string }
  | { name: "invite" | "remove-passkeys"; id: number; managerEmail: string }
  | { name: "rename"; id: number; clubName: string }
  | { name: "erase"; id: number; clubName: string }
  | { name: "analyzer"; id: number; on: boolean }
  | { name: "close" | "reopen"; id: number }
  | { name: "export"; id: number; path: string }
);
type NewClub = { name: string; sport_type: SportType; ball: Ball; prefecture: number; nextshot_available: boolean };

/** @throws Error whose message is meant for the person at the terminal */
export function readClubCommand(args: readonly string[]): ClubCommand {
  const { values, positionals } = parseCommand(args, options, clubUsage);
  const [name, ...rest] = positionals;
  const json = values.json ?? false;
  if (values.help || name === undefined || name === "help") return { name: "help", json };
  refuseForeign(name, values);
  switch (name) {
    case "list":
    case "setup":
    case "erased":
      refuseExtra(rest, 0);
      return { name, json };
    case "create":
      refuseExtra(rest, 0);
      return { name, json, club: newClub(values), managerEmail: emailOf(values["manager-email"]) };
    case "invite":
    case "remove-passkeys":
      refuseExtra(rest, 1);
      return { name, json, id: idOf(rest[0]), managerEmail: emailOf(values["manager-email"]) };
    case "rename":
    case "erase":
      refuseExtra(rest, 1);
      return { name, json, id: idOf(rest[0]), clubName: clubNameOf(values.name) };
    case "analyzer":
      refuseExtra(rest, 2);
      return { name, json, id: idOf(rest[0]), on: oneOf("on or off", ["on", "off"], rest[1]) === "on" };
    case "close":
    case "reopen":
      refuseExtra(rest, 1);
      return { name, json, id: idOf(rest[0]) };
    case "export":
      refuseExtra(rest, 2);
      return { name, json, id: idOf(rest[0]), path: pathOf(rest[1]) };
    default:
      throw new Error(`There is no command "${name}".\n\n${clubUsage}`);
  }
}

const options = {
  name: { type: "string" },
  sport: { type: "string" },
  ball: { type: "string" },
  prefecture: { type: "string" },
  "manager-email": { type: "string" },
  analyzer: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parseCommand<typeof options>>["values"];

const optionsOf: Readonly<Record<string, readonly string[]>> = {
  create: ["name", "sport", "ball", "prefecture", "manager-email", "analyzer"],
  invite: ["manager-email"],
  "remove-passkeys": ["manager-email"],
  rename: ["name"],
  erase: ["name"],
};

/** An option that would be passed over in silence is refused. */
function refuseForeign(command: string, values: Values) {
  const known = [...(optionsOf[command] ?? []), "json"];
  const foreign = Object.keys(values).find((option) => !known.includes(option));
  if (foreign !== undefined) throw new Error(`"club ${command}" takes no --${foreign}.\n\n${clubUsage}`);
}

function refuseExtra(rest: readonly string[], expected: number) {
  if (rest.length > expected) throw new Error(`"${rest[expected]}" is one word too many.\n\n${clubUsage}`);
}

function newClub(values: Values): NewClub {
  const sport = oneOf(`--sport: ${sportTypes.join(" or ")}`, sportTypes, values.sport);
  const usual = sport === "baseball" ? "rubber" : "soft";
  const prefecture = values.prefecture ?? "13";
  if (!/^\d{1,2}$/.test(prefecture) || Number(prefecture) < 1 || Number(prefecture) > 47) {
    throw new Error("--prefecture is a number from 1 (北海道) to 47 (沖縄県).");
  }
  return {
    name: clubNameOf(values.name),
    sport_type: sport,
    ball: oneOf(`--ball: ${balls.join(", ")}`, balls, values.ball ?? usual),
    prefecture: Number(prefecture),
    nextshot_available: values.analyzer ?? false,
  };
}

function clubNameOf(text: string | undefined): string {
  const { success, data } = teamDraftSchema.shape.name.safeParse(text);
  if (!success) throw new Error("--name is the club's name, 1 to 50 characters.");
  return data;
}

function emailOf(text: string | undefined): string {
  const { success, data } = emailField.safeParse(text);
  if (!success) throw new Error("--manager-email is the manager's e-mail address, such as kantoku@club.example.");
  return data;
}

function idOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) {
    throw new Error('The club is named by its number, as "npm run club -- list" shows it.');
  }
  return Number(text);
}

function pathOf(text: string | undefined): string {
  if (text === undefined) throw new Error("After the club's number comes the file that is to be written.");
  // npm starts commands in the repository's folder, wherever it was called.
  return resolve(process.env.INIT_CWD ?? "", text);
}

function oneOf<Choice extends string>(what: string, choices: readonly Choice[], text: string | undefined): Choice {
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw new Error(`Expected ${what}${text === undefined ? "" : `, not "${text}"`}.`);
  return choice;
}

export const clubUsage = `npm run club -- <command> [--json]

  create --name NAME --sport baseball|softball --manager-email MAIL [--analyzer]
         [--ball rubber|hard|soft] [--prefecture 1-47]
                    a club, and the link its manager registers with (7 days, once)
  list              every club: number, name, sport, analyzer, people, whether it is closed
  setup             an address at which the first club is made in the browser (24 hours, once); the earlier one stops
  invite ID --manager-email MAIL
                    when no manager can get in: a link for a new manager to register (7 days, once), or for a coach who
                    has this address to set a new password (2 hours, once)
  remove-passkeys ID --manager-email MAIL
                    when a manager has lost every passkey and recovery code: removes them and signs that person out; the
                    password alone lets them in then
  rename ID --name NAME
  analyzer ID on|off
  close ID          signs everybody out and lets nobody in; every record stays
  reopen ID         lets them in again
  export ID FILE    everything stored of the club but videos and pictures, as JSON: what its manager's export holds
  erase ID --name NAME
                    a closed club for good: records, videos, pictures, mails, links, and accounts of no other club; NAME is
                    its whole name, so that no other is meant
  erased            numbers and days of the clubs that were erased

Works while the server runs, on its own PostgreSQL or on DATABASE_URL. --json prints one JSON value and nothing else.`;
