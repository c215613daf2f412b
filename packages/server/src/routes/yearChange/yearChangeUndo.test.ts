import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveOf, startYearServer } from "./yearChange.fixtures.ts";

let server: Awaited<ReturnType<typeof startYearServer>>;
beforeAll(async () => {
  server = await startYearServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

/** 卒業・進級・退団・そのまま, and the id of the change that made them so. */
async function changedTeam() {
  const rows = [
    await server.member("h3"),
    await server.member("e6"),
    await server.member("j2"),
    await server.member("h1"),
  ] as const;
  const [senior, sixth, leaver, stayer] = rows;
  const reply = await server.run(2027, [
    moveOf(senior, "graduate"),
    moveOf(sixth, "up"),
    moveOf(leaver, "leave"),
    moveOf(stayer, "stay"),
  ]);
  return { senior, sixth, leaver, stayer, id: reply.json().last.id };
}
const edit = (id: number, change: string) => server.db.query(`update members set ${change} where id = $1`, [id]);

const asBefore = [
  ["h3", "active", null],
  ["e6", "active", null],
  ["j2", "active", null],
  ["h1", "active", null],
];

describe("Undo: 年度更新の取り消し", () => {
  test("学年も卒業も退団も元に戻り、もう一度更新できる。だれがしたかが残る", async () => {
    const { id, senior, sixth, leaver, stayer } = await changedTeam();
    server.setNow("2026-11-21T00:00:00Z");
    const reply = await server.undo(id, "second");

    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      {
        school_year: 2026,
        next_year: 2027,
        last: {
          id,
          counts: { up: 1, stay: 1, graduate: 1, leave: 1 },
          undone_at: "2026-11-21T00:00:00.000Z",
        },
      },
    ]);
    expect(await server.roster()).toEqual(asBefore);
    expect((await server.audited()).at(-1)).toEqual({
      action: "year_change_undone",
      member_ids: [senior.id, sixth.id, leaver.id],
      details: ["2027"],
    });
    const { rows } = await server.db.query("select 1 from members where archived_at is not null");
    expect(rows).toEqual([]);
    const again = [moveOf(senior, "stay"), moveOf(sixth, "up"), moveOf(leaver, "up"), moveOf(stayer, "up")];
    expect((await server.run(2027, again)).statusCode).toBe(201);
  });

  test("そのあとに手で直したところは残る", async () => {
    const { id, senior, sixth, leaver } = await changedTeam();
    await edit(senior.id, "state = 'active', archived_as = null, archived_at = null");
    await edit(senior.id, "state = 'archived', archived_as = 'graduated', archived_at = '2026-11-21T01:00:00Z'");
    await edit(sixth.id, "grade = 'j3'");
    await edit(leaver.id, "archived_as = 'graduated'");
    expect((await server.undo(id)).statusCode).toBe(200);
    expect(await server.roster()).toEqual([
      ["h3", "archived", "graduated"],
      ["j3", "active", null],
      ["j2", "archived", "graduated"],
      ["h1", "active", null],
    ]);
  });

  test("完全に消えた人がいても、ほかの人は戻る", async () => {
    const { id, senior } = await changedTeam();
    await server.db.query("delete from members where id = $1", [senior.id]);
    expect((await server.undo(id)).statusCode).toBe(200);
    expect(await server.roster()).toEqual(asBefore.slice(1));
  });

  test("10日目の終わり（日本時間）までできて、11日目の0時からは理由を言って409", async () => {
    const { id } = await changedTeam();
    server.setNow("2026-11-30T15:00:00Z");
    const late = await server.undo(id);
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      "2027年度への更新は、実行してから10日を過ぎたため取り消せません。学年と在籍は、メンバーリストで一人ずつ直せます。",
    ]);
    expect((await server.state()).school_year).toBe(2027);
    server.setNow("2026-11-30T14:59:59.999Z");
    expect((await server.undo(id)).statusCode).toBe(200);
    expect(await server.roster()).toEqual(asBefore);
  });

  test("ふたりが同時に取り消しても、一度だけ", async () => {
    const { id } = await changedTeam();
    const replies = await Promise.all([server.undo(id), server.undo(id, "second")]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await server.state()).school_year).toBe(2026);
    expect(await server.roster()).toEqual(asBefore);
  });

  test("次の年度に進んでいたら、先にそちらを取り消す", async () => {
    await server.db.query("update teams set school_year = 2025");
    const row = await server.member("j1");
    const first = (await server.run(2026, [moveOf(row, "up")])).json().last.id;
    const second = (await server.run(2027, [moveOf({ ...row, grade: "j2" }, "up")])).json().last.id;
    expect((await server.undo(first)).json().error).toMatch(/^2026年度への更新のあとに、次の年度へ/);
    expect([(await server.undo(second)).statusCode, (await server.undo(first)).statusCode]).toEqual([200, 200]);
    expect(await server.roster()).toEqual([["j1", "active", null]]);
  });

  test("D-5: コーチは取り消せない", async () => {
    const { id } = await changedTeam();
    expect((await server.undo(id, "coach")).statusCode).toBe(403);
    expect((await server.state()).school_year).toBe(2027);
  });

  test("T1: ほかのチームの番号は、ない番号と同じ404で、何も変わらない", async () => {
    await changedTeam();
    const { rows } = await server.db.query<{ id: number }>(
      `with team as (
         insert into teams (name, sport_type, ball, prefecture, school_year) values ('別', 'baseball', 'hard', 1, 2027)
         returning team_id
       ) insert into year_changes (team_id, to_year, done_at) select team_id, 2027, '2026-11-20' from team returning id`,
    );
    const [foreign, missing] = [await server.undo(rows[0]?.id ?? 0), await server.undo(2_000_000_000)];
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    const untouched = await server.db.query(
      "select school_year, undone_at from teams join year_changes using (team_id)",
    );
    expect(untouched.rows).toEqual(Array(2).fill({ school_year: 2027, undone_at: null }));
  });
});
