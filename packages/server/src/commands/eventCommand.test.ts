import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, addTeam, startTestServer, type TestServer } from "../testing.ts";
import { readEventCommand, readEventFile } from "./eventCommand.ts";
import { runEventCommand } from "./runEventCommand.ts";

const now = new Date("2026-11-20T12:00:00Z");
const head = `title: 冬の合同測定会
starts: 2026-12-20 9:00
ends: 2026-12-20 12:00
place: 市民体育館
target: 小学生`;
const file = (fields = head, body = "持ち物") => `---\n${fields}\n---\n\n${body}\n`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), "kyuseki-event-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

const run = (...args: string[]) => runEventCommand(server.db, readEventCommand(args), now);
function fileOf(content: string | Uint8Array): string {
  const path = join(folder, "event.md");
  writeFileSync(path, content);
  return path;
}

test("ファイルを出し、一覧に人数が見え、取り下げると消える", async () => {
  const [made] = await run("publish", fileOf(file(`${head}\ncapacity: 60`)), "--json");
  const { provider_event_id: id } = JSON.parse(made ?? "");
  const { team_id } = await addTeam(server.db);
  const member = await addMember(server.db, team_id);
  await server.db.query("insert into provider_event_players values ($1, $2, $3, $4)", [id, team_id, member.id, now]);
  expect(await run("list")).toEqual([`${id}  2026-12-20  冬の合同測定会  1 of 60 attend, 1 clubs`]);
  expect(await run("remove", String(id))).toEqual([`Event ${id} is removed.`]);
  await expect(run("remove", String(id))).rejects.toThrow(`There is no event ${id}.`);
  expect(await run("list")).toEqual(["Nothing is published yet."]);
});

test("時刻は日本の時刻。日だけなら終わりの日まで終日で、締め切りの日はその日の終わりまで", () => {
  expect(readEventFile(file(`${head}\napply_until: 2026-12-13`))).toEqual({
    title: "冬の合同測定会",
    body: "持ち物",
    all_day: false,
    starts_at: new Date("2026-12-20T00:00:00Z"),
    ends_at: new Date("2026-12-20T03:00:00Z"),
    place: "市民体育館",
    target: "小学生",
    capacity: null,
    apply_until: new Date("2026-12-13T14:59:00Z"),
    author: "運営事務局",
  });
  expect(
    readEventFile(file(head.replace(/ \d+:00/g, "").replace("ends: 2026-12-20", "ends: 2026-12-21"))),
  ).toMatchObject({
    all_day: true,
    starts_at: new Date("2026-12-19T15:00:00Z"),
    ends_at: new Date("2026-12-21T15:00:00Z"),
  });
});

test.each([
  ["前書きのないファイル", "本文だけ", "begins with its title and times"],
  ["題のないもの", file(head.replace(/title.*\n/, "")), "title: 1 to 100"],
  ["場所のないもの", file(head.replace(/place.*\n/, "")), "place: 1 to 60"],
  ["始まりのないもの", file(head.replace(/starts.*\n/, "")), "starts:"],
  ["終わりが先のもの", file(head.replace("12:00", "9:00")), "ends: after it starts"],
  ["片方だけ終日のもの", file(head.replace("12-20 9:00", "12-20")), "both with a time"],
  ["暦にない日", file(head.replaceAll("12-20", "11-31")), 'there is no day "2026-11-31"'],
  ["時計にない時刻", file(head.replace("9:00", "25:00")), 'there is no time "2026-12-20 25:00"'],
  ["数でない定員", file(`${head}\ncapacity: 多め`), "capacity: the number"],
  ["始まりより遅い締め切り", file(`${head}\napply_until: 2026-12-20 9:01`), "apply_until: not after"],
  ["知らない項目", file(`${head}\nprice: 500`), '"price" is none of'],
  ["本文のないもの", file(head, " "), "The text has 1 to"],
])("%s は、わけを言って断る", (_, content, message) => {
  expect(() => readEventFile(content)).toThrow(message);
});

test("過ぎた日、ないファイル、文字でないファイルは、わけを言って何も出さない", async () => {
  await expect(run("publish", fileOf(file(head.replaceAll("2026", "2025"))))).rejects.toThrow("starts: in the future");
  await expect(run("publish", join(folder, "none.md"))).rejects.toThrow(/none\.md cannot be read: ENOENT/);
  await expect(run("publish", fileOf(Uint8Array.of(0xff, 0xfe, 0x00)))).rejects.toThrow("it is no UTF-8 text");
  expect((await server.db.query("select 1 from provider_events")).rows).toEqual([]);
});

test.each([
  [["publish"], "Name the Markdown file"],
  [["publish", "a.md", "b.md"], '"b.md" is one word too many'],
  [["list", "all"], '"all" is one word too many'],
  [["remove", "first"], "Name the event by its number"],
  [["erase", "1"], 'There is no command "erase"'],
  [["list", "--all"], "Unknown option '--all'"],
])("%j は断る", (args, message) => {
  expect(() => readEventCommand(args)).toThrow(message);
});

test.each([[[]], [["help"]], [["list", "--help"]]])("%j は使い方を見せる", (args) => {
  expect(readEventCommand(args).name).toBe("help");
});
