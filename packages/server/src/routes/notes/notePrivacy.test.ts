import { emptyGoalSheet, newQuestion, retention, withGoalCell } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../../retention/retention.ts";
import { dumpDatabase } from "../../testing.ts";
import { fridayEvening, type NoteQueueClub, startNoteQueue } from "./notes.fixture.ts";

const dayMs = 24 * 60 * 60 * 1000;

let club: NoteQueueClub;
let member: number;
let other: number;
let note: number;
beforeAll(async () => {
  club = await startNoteQueue();
});
afterAll(() => club.stop());
beforeEach(async () => {
  await club.begin();
  member = await club.member({ first_name: "千代田" });
  other = await club.member({ first_name: "花" });
  note = await written();
});

const rowsOf = async (sql: string) => (await club.db.query(sql)).rows;
const sheet = withGoalCell(emptyGoalSheet(), 0, { text: "祖父に見せる", tie: null, done_on: null });

/** Its answer is stored for a retry. */
async function keyed(path: string, payload: object) {
  const reply = await club.server.app.inject({
    method: "POST",
    url: `/api/coach/notes/${path}`,
    payload,
    headers: { ...club.headers(), "idempotency-key": `kept-for-a-day-${path}` },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

/** Under a template, with a stamp, a comment, a star and a goal sheet; another player has one, too. */
async function written(): Promise<number> {
  const template = await club.templateOf([{ ...newQuestion(1, "text"), label: "今日できたこと" }]);
  const id = await club.note({ member, body: "" });
  await club.db.query(
    "update notes set template_id = $2, template_version = 1, answers = $3, writer = 'player', excerpt = $4 where id = $1",
    [id, template, JSON.stringify([{ question_id: 1, value: "祖父に見せた" }]), "祖父に見せた"],
  );
  const theirs = await club.note({ member: other });
  await keyed("stamp", {
    notes: [
      { note_id: id, version: 0 },
      { note_id: theirs, version: 0 },
    ],
    stamp: "nice",
    anyway: false,
  });
  await keyed("comment", { note_id: id, version: 1, text: "祖父によろしく", anyway: false });
  await keyed("star", { note_id: id, starred: true });
  await keyed("goals", { member_id: member, version: 0, sheet });
  return id;
}

describe("P3", () => {
  test("1人の書き出しに、ノートが質問とともに、スタンプ、コメント、9マス目標と入る", async () => {
    const reply = await club.get(`/api/coach/memberlist/member/${member}/export`);
    expect(reply.json()).toMatchObject({
      notes: [
        {
          id: note,
          questions: [{ label: "今日できたこと" }],
          answers: [{ question_id: 1, value: "祖父に見せた" }],
          replies: 2,
        },
      ],
      note_stamps: [{ note_id: note, stamp: "nice", author: "大野 直人" }],
      note_comments: [{ note_id: note, text: "祖父によろしく" }],
      goal_sheets: [{ version: 1, sheet: { centre: { text: "祖父に見せる" } } }],
    });
  });

  test("チームの書き出しに、テンプレートと版、返信、お気に入りも入り、ほかのクラブのものは入らない", async () => {
    const reply = await club.get("/api/coach/team/export");
    expect(reply.json()).toMatchObject({
      note_templates: [{ name: "ふりかえり" }],
      note_template_versions: [{ version: 1, questions: [{ label: "今日できたこと" }] }],
      note_stamps: [{ stamp: "nice" }, { stamp: "nice" }],
      note_comments: [{ text: "祖父によろしく" }],
      note_reads: [{ note_id: note, starred: true }],
      goal_sheets: [{ member_id: member }],
    });
    const foreign = await club.get("/api/coach/team/export", "stranger");
    expect(foreign.body).not.toMatch(/祖父|今日できたこと/);
  });

  test("消去すると、ノート、返信、目標、やり直しのための返事から消え、ほかの選手のものは残る", async () => {
    expect(await dumpDatabase(club.db)).toContain("祖父");
    const reply = await club.server.app.inject({
      method: "DELETE",
      url: `/api/coach/memberlist/member/${member}/personal_data`,
      headers: club.headers(),
    });
    const dump = await dumpDatabase(club.db);
    expect([reply.statusCode, ["千代田", "祖父"].filter((trace) => dump.includes(trace))]).toEqual([200, []]);
    expect(await rowsOf("select member_id, replies from notes")).toEqual([{ member_id: other, replies: 1 }]);
    expect(await rowsOf("select count(*)::int as stamps from note_stamps")).toEqual([{ stamps: 1 }]);
    expect(await rowsOf("select 1 from note_comments union all select 1 from goal_sheets")).toEqual([]);
  });
});

test("P4: ノートは選手と同じだけ残り、削除した選手のものは30日で消える", async () => {
  const eraseAt = (at: number) => deleteExpired({ db: club.db, now: () => new Date(at), log: club.server.app.log });
  const left = async () => (await rowsOf("select from notes")).length;
  await eraseAt(fridayEvening.getTime() + 800 * dayMs);
  expect(await left()).toBe(2);
  await club.db.query("update members set deleted_at = $1 where id = $2", [fridayEvening, member]);
  await eraseAt(fridayEvening.getTime() + retention.deletedMemberDays * dayMs - 1);
  expect(await left()).toBe(2);
  await eraseAt(fridayEvening.getTime() + retention.deletedMemberDays * dayMs);
  expect(await left()).toBe(1);
});
