import { menuGroups, type TrainingMenu, trainingMenus } from "@kyuseki/domain/training";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember, addTeam, countWaitingForLock, removeTeams, startTestServer } from "../../testing.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let memberIds: number[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  memberIds = [];
  for (const last_name of ["青木", "石井", "上田"])
    memberIds.push((await addMember(server.db, teamId, { last_name })).id);
});

type Entry = {
  member: number;
  day: number;
  menu: TrainingMenu;
  minutes: number | null;
  rpe: number | null;
  pain: number | null;
};

const insertText = `
  insert into training_entries (team_id, member_id, date, menu, minutes, rpe, pain, source, source_id)
  select $1, member_id, date '2026-11-01' + day, menu, minutes, rpe, pain, 'test', gen_random_uuid()::text
  from jsonb_to_recordset($2::jsonb) as (member_id int, day int, menu text, minutes int, rpe int, pain int)`;

type Asking = Pick<typeof server.db, "query">;
const insert = (entries: readonly Entry[], db: Asking = server.db) =>
  db.query(insertText, [
    teamId,
    JSON.stringify(entries.map(({ member, ...entry }) => ({ ...entry, member_id: memberIds[member] }))),
  ]);

const kept = async () => ({
  days: (await server.db.query("select * from practice_days order by member_id, date")).rows,
  team: (await server.db.query("select date, recorded from team_practice_days order by date")).rows,
});

/** Summed up here, entry by entry, from what stands in the table. */
async function fromScratch() {
  const { rows } = await server.db.query("select * from training_entries order by member_id, date");
  const days = new Map<string, Record<string, unknown> & { date: string }>();
  for (const { member_id, date, menu, minutes, rpe, pain } of rows) {
    const key = `${member_id} ${date}`;
    const none = Object.fromEntries(menuGroups.map((group) => [group, 0]));
    const day: Record<string, unknown> & { date: string } = days.get(key) ?? {
      team_id: teamId,
      member_id,
      date,
      entries: 0,
      minutes: 0,
      load: 0,
      pain: null,
      ...none,
    };
    const group = trainingMenus[menu as TrainingMenu];
    days.set(key, {
      ...day,
      entries: Number(day.entries) + 1,
      minutes: Number(day.minutes) + (minutes ?? 0),
      load: Number(day.load) + (minutes ?? 0) * (rpe ?? 0),
      pain: Math.max(Number(day.pain), pain ?? 0) || null,
      [group]: Number(day[group]) + 1,
    });
  }
  const recorded = new Map<string, number>();
  for (const { date } of days.values()) recorded.set(date, (recorded.get(date) ?? 0) + 1);
  return {
    days: [...days.values()],
    team: Array.from(recorded, ([date, count]) => ({ date, recorded: count })).sort((a, b) =>
      a.date < b.date ? -1 : 1,
    ),
  };
}

const entry = fc.record<Entry>({
  member: fc.integer({ min: 0, max: 2 }),
  day: fc.integer({ min: 0, max: 4 }),
  menu: fc.constantFrom(...(Object.keys(trainingMenus) as TrainingMenu[])),
  minutes: fc.option(fc.integer({ min: 0, max: 180 })),
  rpe: fc.option(fc.integer({ min: 0, max: 10 })),
  pain: fc.option(fc.integer({ min: 0, max: 10 })),
});
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("insert" as const), entries: fc.array(entry, { maxLength: 8 }) }),
  },
  fc.record({ does: fc.constant("update" as const), share: fc.integer({ min: 2, max: 4 }), to: entry }),
  fc.record({ does: fc.constant("delete" as const), share: fc.integer({ min: 2, max: 4 }) }),
);

test("D-10 入れる・直す・消すをどう重ねても、日ごとのまとめは記録から数え直したものと同じ", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await server.db.query("delete from training_entries");
      for (const one of steps) {
        if (one.does === "insert") await insert(one.entries);
        if (one.does === "delete") {
          await server.db.query("delete from training_entries where id % $1 = 0", [one.share]);
        }
        if (one.does === "update") {
          const { member, day, menu, minutes, rpe, pain } = one.to;
          await server.db.query(
            `update training_entries set member_id = $2, date = date '2026-11-01' + $3::int, menu = $4, minutes = $5,
               rpe = $6, pain = $7 where id % $1 = 0`,
            [one.share, memberIds[member], day, menu, minutes, rpe, pain],
          );
        }
      }
      expect(await kept()).toEqual(await fromScratch());
    }),
    { numRuns: 40 },
  );
});

/** The other one is under way before the first commits. */
async function atOnce(one: (db: Asking) => Promise<unknown>, other: (db: Asking) => Promise<unknown>) {
  const [first, second] = [await server.db.connect(), await server.db.connect()];
  try {
    await first.query("begin");
    await one(first);
    await second.query("begin");
    const waiting = other(second);
    await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
    await first.query("commit");
    await waiting;
    await second.query("commit");
  } finally {
    first.release();
    second.release();
  }
}

test("D-10 同じ日の記録が二つ同時に届いても消えても、残ったものだけが数えられる", async () => {
  const swing: Entry = { member: 0, day: 0, menu: "swing", minutes: 30, rpe: 5, pain: null };
  await atOnce(
    (db) => insert([swing, { ...swing, menu: "core" }], db),
    (db) => insert([{ ...swing, menu: "catch" }], db),
  );
  expect((await kept()).days).toMatchObject([{ entries: 3, minutes: 90, load: 450, batting: 1, pitching: 1 }]);

  const remove = (menu: TrainingMenu) => (db: Asking) =>
    db.query("delete from training_entries where menu = $1", [menu]);
  await atOnce(remove("swing"), remove("core"));
  expect(await kept()).toMatchObject({
    days: [{ member_id: memberIds[0], entries: 1, minutes: 30, load: 150, batting: 0, pitching: 1, strength: 0 }],
    team: [{ date: "2026-11-01", recorded: 1 }],
  });
});

test("D-10 メニューの種類は、規則とデータベースで同じ", async () => {
  const { rows } = await server.db.query("select menu, menu_group(menu) as group from unnest($1::text[]) menu", [
    [...Object.keys(trainingMenus), "unknown"],
  ]);
  expect(Object.fromEntries(rows.map(({ menu, group }) => [menu, group]))).toEqual({
    ...trainingMenus,
    unknown: "other",
  });
});

test("P3 メンバーを消すとその人の分だけが減り、チームを消すとすべて消える", async () => {
  const swing: Entry = { member: 0, day: 0, menu: "swing", minutes: 30, rpe: 5, pain: null };
  await insert([swing, { ...swing, member: 1 }, { ...swing, day: 1 }]);
  await server.db.query("delete from members where id = $1", [memberIds[0]]);
  expect(await kept()).toMatchObject({
    days: [{ member_id: memberIds[1], date: "2026-11-01" }],
    team: [{ date: "2026-11-01", recorded: 1 }],
  });
  await server.db.query("delete from teams");
  expect(await kept()).toEqual({ days: [], team: [] });
});
