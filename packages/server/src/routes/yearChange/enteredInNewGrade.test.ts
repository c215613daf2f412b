import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveOf, startYearServer } from "./yearChange.fixtures.ts";

let server: Awaited<ReturnType<typeof startYearServer>>;
beforeAll(async () => {
  server = await startYearServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver("2027-03-20T00:00:00Z"));

/** Entered at that moment, in the grade they are in then. */
async function enteredAt(at: string, grade: string) {
  server.setNow(at);
  const { id } = (await server.create(grade)).json();
  return { id: id as number, grade };
}
const inNewGrade = async () => (await server.state()).in_new_grade;
const lastOfMarch = "2027-03-31T14:59:59Z";
const april = "2027-03-31T15:00:00Z";

describe("新しい年度になってから入力された学年は、その年度のもの", () => {
  test("4月1日 0:00 から追加した人と、学年を直した人だけ。ほかの項目を直した人は違う", async () => {
    const [old, corrected, renamed] = [await server.member("e3"), await server.member("e4"), await server.member("e5")];
    await enteredAt(lastOfMarch, "e6");
    expect(await inNewGrade()).toEqual([]);
    const added = await enteredAt(april, "e1");
    expect((await server.edit(corrected.id, { grade: "e5" })).statusCode).toBe(200);
    expect((await server.edit(renamed.id, { first_name: "健" })).statusCode).toBe(200);
    expect(await inNewGrade()).toEqual([corrected.id, added.id]);
    expect(old.id).toBeLessThan(added.id);
  });

  test("BE-6 3月の申し込みは、4月に承認しても前の学年。4月の申し込みは新しい学年", async () => {
    await server.member("e6");
    const apply = async (applied_at: string) => {
      server.setNow(applied_at);
      const { id } = await server.member("e3", { state: "applied" });
      await server.db.query(
        `insert into applications (team_id, member_id, receipt, applicant, applied_at) values ($1, $2, $3, 'guardian', $4)`,
        [server.teamId(), id, `J-20270401-${id}`, applied_at],
      );
      return id;
    };
    const [before, after] = [await apply(lastOfMarch), await apply(april)];
    for (const id of [before, after]) expect((await server.accept(id)).statusCode).toBe(200);
    expect(await inNewGrade()).toEqual([after]);
  });

  test("3月のうちに更新し、新しい学年で入れ、更新を取り消したら、もう一度の更新でも上がらない。前とあとに入れた人は上がる", async () => {
    const [old, corrected] = [await server.member("e3"), await server.member("e4")];
    server.setNow("2027-03-22T00:00:00Z");
    const { id } = (await server.run(2027, [moveOf(old, "up"), moveOf(corrected, "up")])).json().last;
    const added = await enteredAt("2027-03-23T00:00:00Z", "j1");
    expect((await server.edit(corrected.id, { grade: "e6" })).statusCode).toBe(200);
    server.setNow("2027-03-24T00:00:00Z");
    await server.undo(id);
    await enteredAt("2027-03-25T00:00:00Z", "e6");
    expect(await inNewGrade()).toEqual([corrected.id, added.id]);
  });

  test("何年も遅れたチームでは、入力した年度まで上げず、その先は上がる", async () => {
    await server.db.query("update teams set school_year = 2025");
    const [old, added] = [await server.member("e1"), await enteredAt("2026-06-01T00:00:00Z", "e4")];
    await server.db.query("update members set created_at = '2025-05-01' where id = $1", [old.id]);
    expect(await server.state()).toMatchObject({ next_year: 2026, in_new_grade: [added.id] });
    const reply = await server.run(2026, [moveOf(old, "up"), moveOf(added, "stay")]);
    expect(reply.json()).toMatchObject({ next_year: 2027, in_new_grade: [] });
  });
});

describe("年度更新は、新しい学年で入った人をもう一度上げない", () => {
  test("P4: 更新の前に削除して、あとで元に戻した人", async () => {
    const here = await server.member("e3");
    const added = await enteredAt(april, "e1");
    await server.db.query("update members set deleted_at = '2027-04-02T00:00:00Z' where id = $1", [added.id]);
    server.setNow("2027-04-03T00:00:00Z");
    expect((await server.run(2027, [moveOf(here, "up")])).statusCode).toBe(201);
    expect((await server.restore([added.id])).json().members).toMatchObject([{ grade: "e1" }]);
  });

  test("更新の前に退団にして、あとで在籍に戻した人と、退団の前に学年を直した人", async () => {
    const [here, away, corrected] = [await server.member("e3"), await server.member("j1"), await server.member("e4")];
    const added = await enteredAt(april, "e1");
    await server.edit(corrected.id, { grade: "e5" });
    server.setNow("2027-04-02T00:00:00Z");
    await server.archive([away.id, added.id, corrected.id]);
    server.setNow("2027-04-03T00:00:00Z");
    expect((await server.run(2027, [moveOf(here, "up")])).statusCode).toBe(201);
    await server.reinstate([away.id, added.id, corrected.id]);
    expect(await server.roster()).toEqual([
      ["e4", "active", null],
      ["j2", "active", null],
      ["e5", "active", null],
      ["e1", "active", null],
    ]);
  });
});
