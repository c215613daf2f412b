import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moveOf, startYearServer } from "./yearChange.fixtures.ts";

let server: Awaited<ReturnType<typeof startYearServer>>;
beforeAll(async () => {
  server = await startYearServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver("2027-02-20T00:00:00Z"));

/** The next change at that moment: everybody who is there moves up. Returns its id. */
async function change(at: string, toYear: number, ...here: readonly { id: number; grade: string }[]) {
  server.setNow(at);
  const reply = await server.run(
    toYear,
    here.map((member) => moveOf(member, "up")),
  );
  expect(reply.statusCode).toBe(201);
  return reply.json().last.id as number;
}
const to2027 = "2027-03-20T00:00:00Z";
const to2028 = "2027-04-05T00:00:00Z";

describe("卒業・退団した人を在籍に戻すと、いまの年度の学年になる", () => {
  test("いない間の年度更新の回数だけ上がる。更新で卒業・退団になった人は、その更新から数える", async () => {
    const [here, earlier, sixth, leaver, senior] = [
      await server.member("e1"),
      await server.member("e4"),
      await server.member("e6"),
      await server.member("j1"),
      await server.member("h3"),
    ];
    await server.archive([earlier.id]);
    server.setNow(to2027);
    await server.run(2027, [
      moveOf(here, "up"),
      moveOf(sixth, "graduate"),
      moveOf(leaver, "leave"),
      moveOf(senior, "graduate"),
    ]);
    await change(to2028, 2028, { ...here, grade: "e2" });

    const ids = [earlier, sixth, leaver, senior].map(({ id }) => id);
    const reply = await server.reinstate(ids);
    expect(reply.json().members).toMatchObject([
      { id: senior.id, grade: "h3", state: "active" },
      { id: leaver.id, grade: "j3", state: "active" },
      { id: sixth.id, grade: "j2", state: "active" },
      { id: earlier.id, grade: "e6", state: "active" },
    ]);
  });

  test("退団にして、更新の前に戻した人は上がらない。取り消された更新も数えない", async () => {
    const [here, back, away] = [await server.member("e1"), await server.member("e4"), await server.member("j1")];
    await server.archive([back.id, away.id]);
    await server.reinstate([back.id]);
    const id = await change(to2027, 2027, here, back);
    await server.undo(id);
    await server.reinstate([away.id]);
    expect(await server.roster()).toEqual([
      ["e1", "active", null],
      ["e4", "active", null],
      ["j1", "active", null],
    ]);
  });

  test("いない間に学年を手で直してあれば、直した学年から数える", async () => {
    const [here, corrected, other] = [await server.member("e1"), await server.member("e4"), await server.member("e4")];
    await server.archive([corrected.id, other.id]);
    await change(to2027, 2027, here);
    expect((await server.edit(corrected.id, { grade: "e5" })).statusCode).toBe(200);
    expect((await server.edit(other.id, { first_name: "健" })).statusCode).toBe(200);
    await change(to2028, 2028, { ...here, grade: "e2" });
    await server.reinstate([corrected.id, other.id]);
    expect(await server.roster()).toEqual([
      ["e3", "active", null],
      ["e6", "active", null],
      ["e6", "active", null],
    ]);
  });

  test("Undo: 戻したあとに更新を取り消すと、その人の学年も更新前に戻る", async () => {
    const [here, sixth, away] = [await server.member("e1"), await server.member("e6"), await server.member("j1")];
    await server.archive([away.id]);
    server.setNow(to2027);
    const { id } = (await server.run(2027, [moveOf(here, "up"), moveOf(sixth, "graduate")])).json().last;
    await server.reinstate([sixth.id, away.id]);
    expect((await server.state()).last.counts).toEqual({ up: 3, stay: 0, graduate: 0, leave: 0 });
    expect((await server.undo(id)).statusCode).toBe(200);
    expect(await server.roster()).toEqual([
      ["e1", "active", null],
      ["e6", "active", null],
      ["j1", "active", null],
    ]);
  });
});

describe("まだだれもいないチームは、はじめの人が入ったときの年度になる", () => {
  test("3月につくり、4月に新しい学年で入れても、年度更新でもう一度上がることはない", async () => {
    await server.member("h3", { state: "archived" });
    server.setNow("2027-03-31T14:59:59Z");
    expect((await server.state()).school_year).toBe(2026);
    server.setNow("2027-03-31T15:00:00Z");
    expect((await server.create("e4")).statusCode).toBe(201);
    expect(await server.state()).toMatchObject({ school_year: 2027 });
  });

  test("だれかがいれば、年度更新をするまで前の年度のまま", async () => {
    await server.member("e4");
    server.setNow("2027-03-31T15:00:00Z");
    await server.create("e1");
    expect((await server.state()).school_year).toBe(2026);
  });

  test("BE-6: 参加を承認した人がはじめの一人でも同じ", async () => {
    const { id } = await server.member("e4", { state: "applied" });
    server.setNow("2027-03-31T15:00:00Z");
    expect((await server.accept(id)).statusCode).toBe(200);
    expect((await server.state()).school_year).toBe(2027);
  });

  test("先の年度に進めてあれば、戻さない", async () => {
    await server.db.query("update teams set school_year = 2027");
    await server.create("e4");
    expect((await server.state()).school_year).toBe(2027);
  });
});
