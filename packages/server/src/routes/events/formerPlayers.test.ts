import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { homeEvents } from "../../reports/home/homeEvents.ts";
import { addPitches } from "../home/home.fixtures.ts";
import { hourMs, inMs } from "../notices/notices.fixture.ts";
import { startEvents } from "./events.fixture.ts";

let club: Awaited<ReturnType<typeof startEvents>>;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

test("EV-1: 退団した選手と招待から外した選手の返事は残り、招待していないと分かる。家族は当番の候補にならない", async () => {
  const [stays, unchosen, leaves] = [await club.member(), await club.member(), await club.member()];
  const event = await club.create({ everyone: false, member_ids: [stays, unchosen, leaves] });
  for (const id of [stays, unchosen, leaves]) await club.answer(event.event_id, id, "coming");
  await club.change(event, { member_ids: [stays, leaves] });
  await club.db.query("update members set state = 'archived' where id = $1", [leaves]);

  const { attendance, families } = await club.event(event.event_id);
  const byId = attendance.toSorted((a, b) => a.member_id - b.member_id);
  expect(byId.map(({ member_id, answer, invited }) => [member_id, answer, invited])).toEqual([
    [stays, "coming", true],
    [unchosen, "coming", false],
    [leaves, "coming", false],
  ]);
  expect(families.map(({ member_ids }) => member_ids)).toEqual([[stays]]);
});

test("EV-1: 終わった行事は、一覧でも、そのとき招待していた人数のまま。終わる前に退団した選手は入らない", async () => {
  const [stays, leaves, silent, unchosen] = [
    await club.member(),
    await club.member(),
    await club.member(),
    await club.member(),
  ];
  const left = await club.member();
  const game = await club.create({ everyone: false, member_ids: [stays, leaves, silent, unchosen, left] });
  for (const id of [stays, leaves, unchosen]) await club.answer(game.event_id, id, "coming");
  await club.change(game, { member_ids: [stays, leaves, silent, left] });
  const leave = (id: number) =>
    club.db.query("update members set state = 'archived', archived_as = 'left', archived_at = $2 where id = $1", [
      id,
      club.now(),
    ]);
  const counts = async () => {
    const [listed] = (await club.get("?from=2026-11-23&to=2026-11-23")).json().team;
    return [listed.invited, listed.coming, listed.unanswered];
  };
  await leave(left);
  expect(await counts()).toEqual([3, 2, 1]);
  club.moveTo(80 * hourMs);
  for (const id of [leaves, silent]) await leave(id);
  expect(await counts()).toEqual([4, 3, 1]);
  const { attendance } = await club.event(game.event_id);
  const byId = attendance.toSorted((a, b) => a.member_id - b.member_id);
  expect(byId.map(({ member_id, answer, invited }) => [member_id, answer, invited])).toEqual([
    [stays, "coming", true],
    [leaves, "coming", true],
    [silent, null, true],
    [unchosen, "coming", false],
  ]);
  expect((await club.change(await club.event(game.event_id), { note: "勝ちました", tell })).statusCode).toBe(200);
  expect((await club.notices()).map(({ member_ids }) => member_ids)).toEqual([[stays]]);
});

test("EV-1: 在籍に戻した選手と削除から戻した選手は、いなかった間に終わった行事には招待されていない", async () => {
  const [stays, leaves, deleted, mistaken] = [
    await club.member(),
    await club.member(),
    await club.member(),
    await club.member(),
  ];
  const inWeek = (week: number) => ({
    meets_at: null,
    starts_at: inMs((week * 7 + 1) * 24 * hourMs).toISOString(),
    ends_at: inMs((week * 7 + 1) * 24 * hourMs + hourMs).toISOString(),
    deadline: null,
    remind: false,
  });
  for (const week of [0, 1, 2, 3, 4]) await club.create(inWeek(week));
  const invited = async () =>
    (await club.all()).map(({ attendance }) => attendance.map(({ member_id }) => member_id).toSorted((a, b) => a - b));
  const everybody = [stays, leaves, deleted, mistaken];
  expect(await invited()).toEqual([everybody, everybody, everybody, everybody, everybody]);

  const after = (week: number) => club.moveTo((week * 7 + 3) * 24 * hourMs);
  const change = async (path: string, id: number, method: "POST" | "DELETE" = "POST") => {
    const url = `/api/coach/memberlist/${path}`;
    const payload = { ids: [id], ...(path === "archive" && { as: "left" }) };
    const reply = await club.server.app.inject({ method, url, payload, headers: club.manager() });
    expect(reply.statusCode).toBe(200);
  };
  // Away from the second, and once more from the fourth.
  after(0);
  await change("archive", leaves);
  await change("bulk_delete_member", deleted, "DELETE");
  await change("archive", mistaken);
  await change("reinstate", mistaken);
  after(1);
  await change("reinstate", leaves);
  await change("restore_member", deleted);
  after(2);
  await change("archive", leaves);
  after(3);
  await change("reinstate", leaves);
  const withoutBoth = [stays, mistaken];
  const withoutOne = [stays, deleted, mistaken];
  expect(await invited()).toEqual([everybody, withoutBoth, everybody, withoutOne, everybody]);
  const listed = (await club.get("?from=2026-11-20&to=2026-12-31")).json().team;
  expect(listed.map(({ invited }: { invited: number }) => invited)).toEqual([4, 2, 4, 3, 4]);
});

const tell = { message: "", urgent: true };

test("EV-1: 当番の家族が退団しても、ほかの当番は保存でき、新しい当番はその家族に渡せない", async () => {
  const [leaves, alsoLeaves, stays] = [await club.member(), await club.member(), await club.member()];
  const event = await club.create();
  const familyOf = (id: number) => event.attendance.find(({ member_id }) => member_id === id)?.family_id ?? 0;
  const duty = (name: string, id: number) => ({ name, family_id: familyOf(id) });
  const save = (version: number, duties: object[]) =>
    club.post("duties", { event_id: event.event_id, version, duties });
  const given = [duty("塁審", leaves), duty("スコア", alsoLeaves)];
  expect((await save(1, given)).statusCode).toBe(200);
  await club.db.query("update members set state = 'archived' where id = any($1)", [[leaves, alsoLeaves]]);

  const saved = await save(2, [...given, duty("救急箱と氷", stays)]);
  expect([saved.statusCode, saved.json().duties.length]).toEqual([200, 3]);
  expect((await save(3, [duty("塁審", stays), duty("スコア", stays)])).statusCode).toBe(200);
  const again = await save(4, [duty("塁審", leaves), duty("スコア", stays)]);
  expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ["duties.0.family_id"]]);
});

test("EV-4: 試合の前の投手に、招待から外した選手は出ない", async () => {
  const [stays, unchosen] = [await club.member(), await club.member()];
  const event = await club.create({ everyone: false, member_ids: [stays, unchosen] });
  for (const id of [stays, unchosen]) {
    await club.answer(event.event_id, id, "coming");
    await addPitches(club.db, club.teamId(), id, "2026-11-19", 20);
  }
  await club.change(event, { member_ids: [stays] });
  const { pitchers } = await club.event(event.event_id);
  expect(pitchers?.players.map(({ member_id }) => member_id)).toEqual([stays]);
});

test("EV-1: だれも招待していない行事は、ホームで「全員回答」にならない", async () => {
  await club.create();
  const unanswered = async () =>
    (await homeEvents(club.db, club.teamId(), club.now())).map((event) => event.unanswered);
  expect(await unanswered()).toEqual([null]);
  await club.member();
  expect(await unanswered()).toEqual([1]);
});

test("CO-5: ホームの「返事が変わった」に、退団した選手は入らない", async () => {
  const member = await club.member();
  const { event_id } = await club.create();
  await club.answer(event_id, member, "coming");
  await club.db.query("update event_attendance set answer = 'absent', changed_from = 'coming', entered_by = null");
  const changed = async () => (await homeEvents(club.db, club.teamId(), club.now())).map((event) => event.changed);
  club.moveTo(55 * hourMs);
  expect(await changed()).toEqual([1]);
  await club.db.query("update members set state = 'archived' where id = $1", [member]);
  expect(await changed()).toEqual([0]);
});
