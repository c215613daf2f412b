import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";
import { addPlayer, addRecords, fridayEvening } from "../home/home.fixtures.ts";

let now = fridayEvening;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let managerId: number;
let id: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = fridayEvening;
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  managerId = (await addUser(server.db, teamId, { coach_type: "manager" })).id;
  id = await addPlayer(server.db, teamId, { name: "大塚 奏太", grade: "e5", registered: "2026-04-01" });
});

const headers = async () => ({ authorization: `Token ${await createSession(server.db, managerId, false, now)}` });
async function get(path: string) {
  const reply = await server.app.inject({ url: `/api/coach/${path}`, headers: await headers() });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
/** At noon of a day in Japan. */
async function on(day: string, { method, path: url }: { method: "POST" | "DELETE"; path: string }, more = {}) {
  now = new Date(`${day}T12:00:00+09:00`);
  const reply = await server.app.inject({ method, url, headers: await headers(), payload: { ids: [id], ...more } });
  expect(reply.statusCode).toBe(200);
  now = fridayEvening;
}
const { archiveMembers, reinstateMembers, bulkDeleteMember, restoreMembers } = contract;
const leave = (day: string) => on(day, archiveMembers, { as: "left" });
const comeBack = (day: string) => on(day, reinstateMembers);

async function shown() {
  const { members } = await get("training/report");
  const { practised, first_day } = await get(`training/members/${id}`);
  const { practice } = await get("home");
  const dashboard = (await get("dashboard")).practice;
  return {
    row: members.map(({ days, expected, expected_before }: Record<string, number>) => [
      days,
      expected,
      expected_before,
    ]),
    month: practised.month,
    first_day,
    home: [practice.stages[0]?.total, practice.stages[0]?.last_week, practice.missing.total],
    dashboard: [dashboard.rate, dashboard.rate_before, dashboard.missing[0]?.days_without],
    open: (await get("open_items")).players.flatMap(({ items }: { items: { kind: string; since: string }[] }) =>
      items.map(({ kind, since }) => [kind, since]),
    ),
  };
}

describe("EN-10 在籍に戻した選手", () => {
  test("いなかった日は、どの画面でも数えない。アプリから届いていた記録も。登録日とカレンダーはそのまま", async () => {
    await addRecords(server.db, teamId, id, ["2026-09-01", "2026-10-30", "2026-11-18", "2026-11-19"]);
    await leave("2026-09-06");
    await comeBack("2026-11-17");
    expect(await shown()).toEqual({
      row: [[2, 4, 0]],
      month: { days: 2, expected: 4 },
      first_day: "2026-04-01",
      home: [50, null, 0],
      dashboard: [50, null, undefined],
      open: [],
    });
    expect((await get(`memberlist/member/${id}`)).registered_on).toBe("2026-04-01");
  });

  test("戻ってから記録がなければ、記録がない日は、戻った日から数える", async () => {
    await addRecords(server.db, teamId, id, ["2026-09-01"]);
    await leave("2026-09-06");
    await comeBack("2026-11-17");
    expect(await shown()).toMatchObject({
      row: [[0, 4, 0]],
      home: [0, null, 1],
      dashboard: [0, null, 3],
      open: [["record", "2026-11-18"]],
    });
  });

  test("まちがえて退団にして、その日のうちに戻した人は、いなかったことにならない", async () => {
    await addRecords(server.db, teamId, id, ["2026-11-18", "2026-11-19"]);
    await leave("2026-11-19");
    await comeBack("2026-11-19");
    expect(await shown()).toMatchObject({ row: [[2, 32, 32]], month: { days: 2, expected: 20 }, home: [29, 0, 0] });
  });

  test("削除から戻した人も、削除されていた日を数えない", async () => {
    await addRecords(server.db, teamId, id, ["2026-10-25", "2026-11-18"]);
    await on("2026-11-01", bulkDeleteMember);
    await on("2026-11-17", restoreMembers);
    expect(await shown()).toMatchObject({ row: [[1, 4, 0]], month: { days: 1, expected: 4 }, home: [25, null, 0] });
  });
});

test("EN-10 在籍に戻した選手のふだんの負荷に、いなかった週の0は入らない。急な増加とも言わない", async () => {
  await addRecords(server.db, teamId, id, ["2026-09-22", "2026-11-03", "2026-11-10"]);
  await addRecords(server.db, teamId, id, ["2026-11-17", "2026-11-18", "2026-11-19"]);
  const loads = async () => [
    (await get(`training/members/${id}`)).load,
    (await get("dashboard")).load.rises.map(({ usual }: { usual: number }) => usual),
  ];
  expect(await loads()).toEqual([{ week: 360, last_week: 120, usual: 60, rapid: true }, [60]]);

  await leave("2026-10-01");
  await comeBack("2026-11-02");
  expect(await loads()).toEqual([{ week: 360, last_week: 120, usual: null, rapid: false }, []]);
});

test("EN-10 卒業・退団した選手の実施記録は、いた日までを数える", async () => {
  await addRecords(server.db, teamId, id, ["2026-10-31", "2026-11-02", "2026-11-09", "2026-11-15"]);
  await leave("2026-11-10");
  expect((await get(`training/members/${id}`)).practised).toMatchObject({
    month: { days: 2, expected: 9 },
    before: { days: 1, expected: 31 },
  });
});
