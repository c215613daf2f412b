import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrationsFolder, needsStop } from "./migrate.ts";

const files = (from: number) => readdirSync(migrationsFolder).filter((name) => Number(name.slice(0, 4)) >= from);
const sqlOf = (name: string) => readFileSync(join(migrationsFolder, name), "utf8");
/** Statements without comments and bodies of functions. */
const statementsOf = (sql: string) =>
  sql
    .replace(/\$\$.*?\$\$/gs, "")
    .replace(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);

/** What refuses or changes the writes of a server that does not know of it. */
function tightenings(sql: string): string[] {
  const statements = statementsOf(sql);
  const made = statements.flatMap((statement) => /^create (?:temporary )?table (\w+)/i.exec(statement)?.[1] ?? []);
  return statements.flatMap((statement) => {
    const table = tightenedTable(statement);
    return table === undefined || made.includes(table) ? [] : [statement];
  });
}

function tightenedTable(statement: string): string | undefined {
  const index = /^create unique index .*? on (\w+)/i.exec(statement);
  const trigger = /^create (?:or replace |constraint )*trigger .*? on (\w+)/i.exec(statement);
  const altered = /^alter table (?:only )?(\w+) (.*)$/i.exec(statement);
  return index?.[1] ?? trigger?.[1] ?? (tightens(altered?.[2] ?? "") ? altered?.[1] : undefined);
}

const tightens = (actions: string) =>
  /\badd (constraint|check|foreign key|unique|primary key|exclude)\b(?![^,]*\bnot valid\b)|\bset not null\b/i.test(
    actions,
  );

/** Why the writes of the release before pass all the same. */
const harmless = {
  "create trigger users_account": "fills in what an earlier release leaves out",
  "alter table users add constraint users_account_id": "the trigger users_account fills the column",
  "create unique index users_once_in_a_club": "an earlier release makes every row an account of its own",
  "alter table notes add column day": "the reference is of a new column, which an earlier release leaves empty",
  "alter table notes add constraint notes_day": "the trigger notes_day_filled fills the column",
  "create trigger notes_day_filled": "fills in what an earlier release leaves out",
  "create unique index notes_of_day": "of rows with a template, which no earlier release writes",
  "create constraint trigger notices_activity": "counts, and refuses no row",
  "create constraint trigger notice_versions_activity": "counts, and refuses no row",
  "create constraint trigger notice_recipients_activity": "counts, and refuses no row",
  "create constraint trigger events_activity": "counts, and refuses no row",
  "create constraint trigger event_attendance_activity": "counts, and refuses no row",
  "create constraint trigger note_templates_activity": "counts, and refuses no row",
  "create constraint trigger notes_activity": "counts, and refuses no row",
  "create constraint trigger measuring_days_activity": "counts, and refuses no row",
  "create constraint trigger notice_mails_activity": "counts, and refuses no row",
  "create constraint trigger notice_files_activity": "counts, and refuses no row",
  "create constraint trigger mail_stops_activity": "counts, and refuses no row",
  "create constraint trigger event_cars_activity": "counts, and refuses no row",
  "create constraint trigger event_duties_activity": "counts, and refuses no row",
  "create constraint trigger users_activity": "counts, and refuses no row",
  "create constraint trigger goal_sheets_activity": "counts, and refuses no row",
  "create constraint trigger training_comments_activity": "counts, and refuses no row",
  "create constraint trigger users_coach_type_activity": "counts, and refuses no row",
  "create constraint trigger note_stamps_activity": "counts, and refuses no row",
  "create constraint trigger note_comments_activity": "counts, and refuses no row",
  "create constraint trigger body_sizes_activity": "counts, and refuses no row",
  "create constraint trigger applications_activity": "counts, and refuses no row",
  "create constraint trigger member_photos_activity": "counts, and refuses no row",
  "create constraint trigger note_reads_version": "counts, and refuses no row",
  "create trigger provider_event_players_filled": "fills in what an earlier release leaves out",
  "create trigger provider_event_players_inserted": "counts, and refuses no row",
  "create trigger provider_event_players_updated": "counts, and refuses no row",
  "create trigger provider_event_players_deleted": "counts, and refuses no row",
  "create trigger members_attending": "counts, and refuses no row",
  "create trigger teams_closed": "counts, and refuses no row",
  "create trigger teams_gone": "counts, and refuses no row",
  "create trigger team_settings_withdrawn_inserted": "counts, and refuses no row",
  "create trigger team_settings_withdrawn": "counts, and refuses no row",
};

describe("OP-6・OP-7 前の版のサーバーの横で読み書きできなくする移行", () => {
  test("0025から、読み書きするものを変えたり除いたりするものには、止めてからと書いてある", () => {
    const breaking =
      /\bdrop (table|column|view)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type\b|\badd column \w+ [^,;]*\bnot null\b(?![^,;]*\b(default|generated)\b)(?<!\b(default|generated)\b[^,;]*)/i;
    const breaks = (sql: string) => breaking.test(sql.replace(/--.*$/gm, ""));
    expect(files(25).filter((name) => breaks(sqlOf(name)) && !needsStop.test(sqlOf(name)))).toEqual([]);
    expect(breaks("alter table notes rename column id to number")).toBe(true);
    expect(breaks("alter table notes add column a integer not null")).toBe(true);
    expect(breaks("alter table notes add column a integer not null default 1, add column b text")).toBe(false);
    expect(breaks("alter table notes add column a integer default 1 not null, add column b text")).toBe(false);
  });

  test("0033から、前からある表を狭めるものには、止めてからと書いてあるか、ここにわけがある", () => {
    const silent = files(33)
      .filter((name) => !needsStop.test(sqlOf(name)))
      .flatMap((name) => tightenings(sqlOf(name)));
    const reasons = Object.keys(harmless);
    expect(silent.filter((statement) => !reasons.some((reason) => statement.startsWith(`${reason} `)))).toEqual([]);
    expect(reasons.filter((reason) => !silent.some((statement) => statement.startsWith(`${reason} `)))).toEqual([]);
  });

  test.each([
    ["alter table notes add constraint a check (b > 0)", true],
    ["alter table notes add constraint a check (b > 0) not valid", false],
    ["alter table notes add column b integer, add foreign key (b) references teams", true],
    ["alter table notes add column b integer references teams, add column c text", false],
    ["alter table notes alter column b set not null", true],
    ["create unique index a on notes (b)", true],
    ["create index a on notes (b)", false],
    ["create trigger a before insert on notes for each row execute function c()", true],
    ["create table notes (b integer);\ncreate unique index a on notes (b); -- of a new table", false],
    ["create function a() returns trigger as $$ alter table notes add constraint b; $$", false],
  ])("%s: %s", (sql, isTightened) => {
    expect(tightenings(sql).length > 0).toBe(isTightened);
  });
});
