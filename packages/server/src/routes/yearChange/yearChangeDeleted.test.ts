import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { moveOf, startYearServer } from "./yearChange.fixtures.ts";

let server: Awaited<ReturnType<typeof startYearServer>>;
beforeAll(async () => {
  server = await startYearServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

const setDeleted = (id: number, at: string | null) =>
  server.db.query("update members set deleted_at = $2 where id = $1", [id, at]);

test("P4: 更新の前に削除した人も学年が上がり、元に戻すと新しい学年でいる。だれも卒業にはならず、人数には入らない", async () => {
  const [here, sixth, senior] = [await server.member("j1"), await server.member("e6"), await server.member("h3")];
  for (const { id } of [sixth, senior]) await setDeleted(id, "2026-11-19T00:00:00Z");
  const reply = await server.run(2027, [moveOf(here, "up")]);
  expect([reply.statusCode, reply.json().last.counts]).toEqual([201, { up: 1, stay: 0, graduate: 0, leave: 0 }]);

  const restored = await server.restore([sixth.id, senior.id]);
  expect(restored.json().members).toMatchObject([{ grade: "h3" }, { grade: "j1" }]);
  expect((await server.state()).last.counts).toEqual({ up: 2, stay: 1, graduate: 0, leave: 0 });
});

test("更新の前に削除した人も、更新のあとに削除した人も、取り消すと学年が戻る", async () => {
  const [here, before, after] = [await server.member("j1"), await server.member("e6"), await server.member("j3")];
  await setDeleted(before.id, "2026-11-19T00:00:00Z");
  const { id } = (await server.run(2027, [moveOf(here, "up"), moveOf(after, "graduate")])).json().last;
  await setDeleted(after.id, "2026-11-20T12:00:00Z");

  expect((await server.undo(id)).statusCode).toBe(200);
  for (const member of [before, after]) await setDeleted(member.id, null);
  expect(await server.roster()).toEqual([
    ["j1", "active", null],
    ["e6", "active", null],
    ["j3", "active", null],
  ]);
});

test("削除した人を、更新の予定に入れることはできない", async () => {
  const [here, deleted] = [await server.member("j1"), await server.member("e6")];
  await setDeleted(deleted.id, "2026-11-19T00:00:00Z");
  const reply = await server.run(2027, [moveOf(here, "up"), moveOf(deleted, "up")]);
  expect([reply.statusCode, reply.json().code]).toEqual([409, "conflict"]);
});
