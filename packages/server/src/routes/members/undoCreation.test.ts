import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, countWaitingForLock, removeTeams, startTestServer } from "../../testing.ts";

const minuteMs = 60_000;
const start = new Date("2026-04-05T03:00:00Z");

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: Record<"me" | "colleague", { authorization: string }>;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const signedIn = async () => {
    const { id } = await addUser(server.db, teamId);
    return { authorization: `Token ${await createSession(server.db, id, false, start)}` };
  };
  headers = { me: await signedIn(), colleague: await signedIn() };
});

const post = (path: string, payload: object, as: keyof typeof headers = "me") =>
  server.app.inject({ method: "POST", url: `/api/coach/${path}`, headers: headers[as], payload });
const undo = (ids: readonly number[], as?: keyof typeof headers) => post("memberlist/undo_create", { ids }, as);
const draft = { last_name: "佐藤", first_name: "一", grade: "j1", height: 150 };

async function createMany(count: number): Promise<number[]> {
  const members = Array.from({ length: count }, () => draft);
  const reply = await post("memberlist/bulk_create_member", { members });
  return reply.json().members.map(({ id }: { id: number }) => id);
}

async function rowCounts() {
  const { rows } = await server.db.query(
    "select (select count(*) from members) as members, (select count(*) from body_sizes) as sizes",
  );
  return rows[0];
}

test("追加した1000人を、まとめて取り消せる。行は残らず、記録は追加と取り消しの2行", async () => {
  const ids = await createMany(1000);
  const before = await rowCounts();
  const reply = await undo(ids);
  const { rows } = await server.db.query("select action, member_ids from audit_log order by id");

  expect([before, reply.statusCode, reply.json()]).toEqual([{ members: 1000, sizes: 1000 }, 200, { ids }]);
  expect(await rowCounts()).toEqual({ members: 0, sizes: 0 });
  expect(rows).toEqual([
    { action: "members_created", member_ids: ids },
    { action: "creation_undone", member_ids: ids },
  ]);
  expect((await undo(ids)).statusCode).toBe(404);
});

test("10分まで取り消せて、過ぎれば理由を言って409", async () => {
  const ids = await createMany(2);
  clock = new Date(start.getTime() + 10 * minuteMs + 1);
  const late = await undo(ids);
  clock = new Date(start.getTime() + 10 * minuteMs);

  expect([late.statusCode, late.json()]).toEqual([
    409,
    {
      code: "conflict",
      error: "追加してから10分を過ぎたため、元に戻せません。不要なメンバーはメンバーリストから削除してください。",
    },
  ]);
  expect((await undo(ids)).statusCode).toBe(200);
});

test("ほかの指導者が追加した人は、取り消せない", async () => {
  const ids = await createMany(1);
  const reply = await undo(ids, "colleague");
  expect([reply.statusCode, reply.json().error]).toEqual([
    409,
    "ほかの指導者が追加したメンバーのため、元に戻せません。メンバーリストを確認してください。",
  ]);
  expect(await rowCounts()).toMatchObject({ members: 1 });
});

const touches: { name: string; touch: (id: number) => Promise<unknown> }[] = [
  {
    name: "直した",
    touch: (id) => post(`memberlist/member/${id}`, { ...draft, last_name: "鈴木", version: 1 }, "colleague"),
  },
  { name: "アナライザーに招待した", touch: (id) => post("nextshot/invite", { member_id: id }) },
  {
    name: "測定した",
    touch: (id) =>
      server.db.query(
        "insert into measurements (team_id, member_id, measured_at, mode, speed) values ($1, $2, $3, 2, 90)",
        [teamId, id, start],
      ),
  },
  {
    name: "練習の記録が届いた",
    touch: (id) =>
      server.db.query(
        `insert into training_entries (team_id, member_id, date, menu, source, source_id)
         values ($1, $2, $3, 'tee', 'nextrainer', '1')`,
        [teamId, id, "2026-04-05"],
      ),
  },
  {
    name: "投球数を記録した",
    touch: (member_id) =>
      post("pitch_counts", { date: "2026-04-05", counts: [{ member_id, kind: "game", pitches: 40 }] }),
  },
  {
    name: "行事の出欠が入った",
    touch: (id) =>
      server.db.query(
        `with e as (
           insert into events (team_id, kind, title, all_day, starts_at, ends_at, timetable, place, meeting_place, opponent,
             bring, if_rain, note, contact_name, contact_phone, everyone, member_ids, audience, remind, cars, author,
             created_at, updated_at)
           values ($1, 'practice', '練習', false, $3, $3::timestamptz + interval '1 hour', '[]', '', '', '', '', '', '', '',
             '', true, '{}', '全員', false, false, '', $3, $3) returning team_id, id
         ) insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
           select team_id, id, $2, 'coming', $3, false from e`,
        [teamId, id, start],
      ),
  },
  {
    name: "お知らせが届いた",
    touch: (id) =>
      server.db.query(
        `with n as (
           insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, author, updated_at)
           values ($1, 'sent', '題', '本文', array[$2::int], '1人', '{}', false, 'normal', '', $3) returning team_id, id
         ) insert into notice_recipients (team_id, notice_id, member_id) select team_id, id, $2 from n`,
        [teamId, id, start],
      ),
  },
  {
    name: "写真が付いた",
    touch: (id) =>
      server.db.query(
        `insert into member_photos (team_id, member_id, file, bytes, consented_at) values ($1, $2, 'a.webp', 9, $3)`,
        [teamId, id, start],
      ),
  },
  {
    name: "目標のシートができた",
    touch: (id) =>
      server.db.query("insert into goal_sheets (team_id, member_id, sheet, updated_at) values ($1, $2, '{}', $3)", [
        teamId,
        id,
        start,
      ]),
  },
];
test.each(touches)("追加したあとに1人でも$name なら、理由を言って409で、誰も消えない", async ({ touch }) => {
  const ids = await createMany(3);
  await touch(ids[1] ?? 0);
  const reply = await undo(ids);
  expect([reply.statusCode, reply.json().error]).toEqual([
    409,
    "追加したあとに変更や記録があったため、元に戻せません。不要なメンバーはメンバーリストから削除してください。",
  ]);
  expect(await rowCounts()).toMatchObject({ members: 3 });
});

test("取り消すあいだに測定が届いたら、測定が残る", async () => {
  const ids = await createMany(1);
  const tx = await server.db.connect();
  await tx.query("begin");
  await tx.query("insert into measurements (team_id, member_id, measured_at, mode, speed) values ($1, $2, $3, 2, 90)", [
    teamId,
    ids[0],
    start,
  ]);
  const undoing = undo(ids);
  await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
  await tx.query("commit");
  tx.release();
  expect([(await undoing).statusCode, await rowCounts()]).toEqual([409, { members: 1, sizes: 1 }]);
});
