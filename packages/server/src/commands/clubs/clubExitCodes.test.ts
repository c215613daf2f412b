import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool, type Db } from "../../db/pool.ts";
import { runCommand } from "../../testing/serverProcess.ts";
import { addTeam, addUser, createDatabase, dumpDatabase } from "../../testing.ts";

let url: string;
let db: Db;
beforeAll(async () => {
  url = await createDatabase();
  db = createPool(url);
  const { team_id } = await addTeam(db);
  await addUser(db, team_id, { email: "kantoku@club.example", coach_type: "coach" });
  const closed = await addTeam(db);
  await db.query("update teams set closed_at = now() where team_id = $1", [closed.team_id]);
});
afterAll(() => db.end());

const manager = ["--manager-email", "kantoku@club.example"];
const create = ["create", "--name", "港北", "--sport", "baseball", ...manager];
const noClub = 'There is no club 77. "npm run club -- list" shows every club.';

test.each([
  { bad: "知らない命令", args: ["delete", "1"], sentence: 'There is no command "delete".' },
  { bad: "ないクラブを閉じる", args: ["close", "77"], sentence: noClub },
  { bad: "ないクラブの名前", args: ["rename", "77", "--name", "港北"], sentence: noClub },
  { bad: "ないクラブへの招待", args: ["invite", "77", ...manager], sentence: noClub },
  { bad: "ないクラブのパスキー", args: ["remove-passkeys", "77", ...manager], sentence: noClub },
  { bad: "開いているクラブの消去", args: ["erase", "1", "--name", "青葉台"], sentence: "Club 1 is open." },
  { bad: "ないクラブの消去", args: ["erase", "77", "--name", "青葉台"], sentence: noClub },
  { bad: "番号でないクラブ", args: ["close", "青葉台"], sentence: "The club is named by its number" },
  { bad: "閉じたクラブへの招待", args: ["invite", "2", ...manager], sentence: "Club 2 is closed." },
  { bad: "メールでない", args: create.with(6, "kantoku"), sentence: "--manager-email is the manager's e-mail" },
  {
    bad: "そのクラブにいないメール",
    args: ["remove-passkeys", "1", "--manager-email", "x@y.example"],
    sentence: "Club 1 has no coach with the address x@y.example.",
  },
  { bad: "知らない競技", args: create.with(4, "cricket"), sentence: "baseball or softball" },
  { bad: "クラブがもうある設定", args: ["setup"], sentence: "There is a club already, so the set-up page is closed." },
  { bad: "余分な言葉", args: ["close", "1", "2"], sentence: '"2" is one word too many.' },
])("OP-1 $bad：終了コードは1、一文で、何も変わらない", async ({ args, sentence }) => {
  const before = await dumpDatabase(db);
  const { code, printed } = await runCommand("commands/club.ts", args, { DATABASE_URL: url });
  expect([code, printed]).toEqual([1, expect.stringContaining(sentence)]);
  expect(printed).not.toMatch(/\bat \S+:\d+:\d+/);
  expect(await dumpDatabase(db)).toEqual(before);
});

test("OP-1 届かないデータベースなら、終了コードは1で、一文", async () => {
  const nowhere = { DATABASE_URL: "postgres://kyuseki@127.0.0.1:1/kyuseki" };
  const { code, printed } = await runCommand("commands/club.ts", create, nowhere);
  expect(code).toBe(1);
  expect(printed).toMatch(/127\.0\.0\.1:1/);
  expect(printed).not.toMatch(/\bat \S+:\d+:\d+/);
});
