import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countWaitingForLock } from "../../testing.ts";
import { moveOf, startYearServer } from "./yearChange.fixtures.ts";

let server: Awaited<ReturnType<typeof startYearServer>>;
beforeAll(async () => {
  server = await startYearServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

const changed = "確かめている間に、メンバーや学年が変わりました。いまの一覧を確かめてから、もう一度更新してください。";

describe("年度更新の実行", () => {
  test("在籍する全員を、選んだとおりにする。背番号は変わらない。申請中と、もう居ない人はそのまま。だれがしたかが残る", async () => {
    const [senior, junior, sixth, gone] = [
      await server.member("h3"),
      await server.member("j1"),
      await server.member("e6", { uniform_number: "10" }),
      await server.member("j2"),
    ];
    await server.member("j1", { state: "applied" });
    await server.member("h3", { state: "archived" });
    const reply = await server.run(2027, [
      moveOf(senior, "graduate"),
      moveOf(junior, "stay"),
      moveOf(sixth, "up"),
      moveOf(gone, "leave"),
    ]);

    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        school_year: 2027,
        next_year: null,
        in_new_grade: [],
        last: {
          id: expect.any(Number),
          to_year: 2027,
          done_at: "2026-11-20T10:55:00.000Z",
          done_by: "監督 太郎",
          counts: { up: 1, stay: 1, graduate: 1, leave: 1 },
          undo_until: "2026-11-30T14:59:59.999Z",
          undone_at: null,
        },
      },
    ]);
    expect(await server.roster()).toEqual([
      ["h3", "archived", "graduated"],
      ["j1", "active", null],
      ["j1", "active", null],
      ["j2", "archived", "left"],
      ["j1", "applied", null],
      ["h3", "archived", null],
    ]);
    const { rows } = await server.db.query("select uniform_number from members where id = $1", [sixth.id]);
    expect(rows).toEqual([{ uniform_number: "10" }]);
    expect(await server.audited()).toEqual([
      { action: "year_changed", member_ids: [senior.id, sixth.id, gone.id], details: ["2027"] },
    ]);
    expect(await server.state("coach")).toEqual(reply.json());
  });

  test.each(["e6", "j3"])("%s も卒業でき、記録を残して「卒業・退団」に移る", async (grade) => {
    const row = await server.member(grade, { uniform_number: "00" });
    await server.db.query("insert into body_sizes select team_id, id, '2026-04-01', 160, 50 from members");
    const reply = await server.run(2027, [moveOf(row, "graduate")]);
    expect([reply.statusCode, reply.json().last.counts]).toEqual([201, { up: 0, stay: 0, graduate: 1, leave: 0 }]);
    expect(await server.roster()).toEqual([[grade, "archived", "graduated"]]);
    const { rows } = await server.db.query("select height from body_sizes where member_id = $1", [row.id]);
    expect(rows).toEqual([{ height: 160 }]);
    expect((await server.db.query("select uniform_number from members")).rows).toEqual([{ uniform_number: "00" }]);
  });

  test.each([
    { name: "一人足りない", moves: (all: Rows) => all.slice(1).map((row) => moveOf(row, "up")) },
    { name: "学年が違う", moves: (all: Rows) => all.map((row) => moveOf({ ...row, grade: "e1" }, "up")) },
    { name: "同じ人が二度", moves: (all: Rows) => all.map(() => moveOf(all[0] ?? nobody, "up")) },
    { name: "居ない人", moves: (all: Rows) => [...all, nobody].map((row) => moveOf(row, "up")) },
  ])("R4 $name なら409で、だれも変わらない", async ({ moves }) => {
    const all = [await server.member("j1"), await server.member("j1")];
    const reply = await server.run(2027, moves(all));
    expect([reply.statusCode, reply.json()]).toEqual([409, { code: "conflict", error: changed }]);
    expect([await server.roster(), (await server.state()).school_year, await server.audited()]).toEqual([
      [
        ["j1", "active", null],
        ["j1", "active", null],
      ],
      2026,
      [],
    ]);
  });

  test.each([
    { grade: "h3", move: "up" },
    { grade: "j2", move: "graduate" },
  ] as const)("卒業は小6・中3・高3だけ、高3は上がらない。$grade の $move は400", async ({ grade, move }) => {
    const reply = await server.run(2027, [moveOf(await server.member(grade), move)]);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { "moves.0.move": "この学年では選べません" }]);
  });

  test("D-5: コーチは見られるが、更新できない", async () => {
    const row = await server.member("j1");
    expect((await server.run(2027, [moveOf(row, "up")], "coach")).statusCode).toBe(403);
    expect(await server.roster()).toEqual([["j1", "active", null]]);
  });

  test("ふたりの監督が同時に実行しても、通るのはひとりだけ。学年は一つしか上がらない", async () => {
    const moves = [moveOf(await server.member("e1"), "up"), moveOf(await server.member("j1"), "up")];
    const replies = await Promise.all([server.run(2027, moves), server.run(2027, moves, "second")]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(refused?.json().error).toMatch(/^2027年度への更新は、すでに済んでいます。/);
    expect((await server.roster()).map(([grade]) => grade)).toEqual(["e2", "j2"]);
  });

  test("実行の最中に書かれた変更は失われない。直した人の学年が違えば409", async () => {
    const row = await server.member("j1");
    const tx = await server.db.connect();
    await tx.query("begin");
    await tx.query("update members set grade = 'j3' where id = $1", [row.id]);
    const running = server.run(2027, [moveOf(row, "up")]);
    await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
    await tx.query("commit");
    tx.release();

    expect((await running).json().error).toBe(changed);
    expect(await server.roster()).toEqual([["j3", "active", null]]);
  });
});

describe("更新できる時期は、日本の年度で決まる", () => {
  test("3月31日 23:59 は翌年度の分が済んでいればまだ。4月1日 0:00 からできる", async () => {
    await server.startOver("2027-03-31T14:59:59.999Z");
    await server.db.query("update teams set school_year = 2027");
    const moves = [moveOf(await server.member("j1"), "up")];
    const early = await server.run(2028, moves);
    expect([(await server.state()).next_year, early.statusCode, early.json().error]).toEqual([
      null,
      409,
      "2028年度への更新は、まだできません。2027年4月1日になってから、お試しください。",
    ]);
    server.setNow("2027-03-31T15:00:00Z");
    expect([(await server.state()).next_year, (await server.run(2028, moves)).statusCode]).toEqual([2028, 201]);
  });

  test("何年も遅れていたら、一年度ずつ。飛ばすと409", async () => {
    await server.db.query("update teams set school_year = 2024");
    const row = await server.member("j1");
    expect((await server.run(2026, [moveOf(row, "up")])).json().error).toMatch(/^チームの年度が/);
    expect((await server.run(2025, [moveOf(row, "up")])).json().next_year).toBe(2026);
  });
});

type Rows = readonly { id: number; grade: string }[];
const nobody = { id: 2_000_000_000, grade: "j1" };
