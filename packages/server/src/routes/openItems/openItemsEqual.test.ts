import {
  addDays,
  type contract,
  dayInJapan,
  type Grade,
  type Home,
  type Notice,
  noteDay,
  type OpenItemKind,
  type ReplyOf,
  type TeamEvent,
} from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pick, type Random, randomFrom, wholeBetween } from "../../demo/generate/random.ts";
import { type FamilyFixture, openFamilyFixture, type Person, start } from "../family/family.fixtures.ts";
import { insertNote, insertTemplate } from "./askedNotes.fixture.ts";

const hour = 60 * 60 * 1000;
const today = dayInJapan(start);

let fixture: FamilyFixture;
let people: Person[];
let itemIds: number[];
beforeAll(async () => {
  fixture = await openFamilyFixture();
  people = [fixture.ritsu, fixture.hana, fixture.miyamoto];
  for (let count = 0; count < 4; count += 1) people.push(await fixture.member(fixture.teamId, {}));
  const { rows } = await fixture.db.query<{ id: number }>(
    `insert into measure_items (team_id, name, unit, better, decimals, position)
     values ($1, '50m走', 's', 'lower', 2, 1), ($1, '立ち幅跳び', 'cm', 'higher', 0, 2) returning id`,
    [fixture.teamId],
  );
  itemIds = rows.map(({ id }) => id);
});
afterAll(() => fixture.stop());

const get = async <Reply>(path: string): Promise<Reply> => {
  const reply = await fixture.call("GET", path);
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return reply.json();
};

/** Five states a test; `npm run audit` goes through 200. */
const states = Number(process.env.KYUSEKI_OPEN_ITEM_STATES ?? 20);
const firsts = Array.from({ length: states / 5 }, (_, index) => 5 * index);

test.each(firsts)(
  "CO-7: でたらめな状態%iからの5個でも、まだの人は、お知らせ、ノート、ダッシュボード、測定会の画面と同じ",
  async (first) => {
    for (let state = first; state < first + 5; state += 1) {
      await invent(randomFrom(`open items ${state}`));
      await compare();
    }
  },
);

async function compare() {
  const { players, members } = await get<ReplyOf<typeof contract.listOpenItems>>("open_items");
  const open = (kind: OpenItemKind, ref: number | null) =>
    players
      .filter(({ items }) => items.some((item) => item.kind === kind && item.ref_id === ref))
      .map(({ member_id }) => member_id)
      .toSorted(byNumber);

  const inOrder = players.map(({ member_id }) => member_id);
  expect(await get("open_items/count")).toEqual({ players: players.length });
  const home = (await get<Home>("home")).open;
  expect([home?.total, home?.first.map(({ id }) => id)]).toEqual([players.length, inOrder.slice(0, 2)]);

  const { notices } = await get<ReplyOf<typeof contract.listNotices>>("notices");
  const active = new Set((await activeIds()).map(({ id }) => id));
  for (const { notice_id, players: sentTo, read } of notices) {
    const notice = await get<Notice>(`notices/notice/${notice_id}`);
    const rows = notice.recipients.filter(({ member }) => member !== null);
    expect(sentTo).toBe(rows.length);
    expect(idsOf(rows)).toEqual(idsOf(notice.recipients.filter(({ member_id }) => active.has(member_id))));
    const latest = notice.versions[0]?.number ?? 0;
    const unread = rows.filter(
      ({ family_read_version, player_read_version }) =>
        Math.max(family_read_version ?? -1, player_read_version ?? -1) < latest,
    );
    expect(open("unread", notice_id)).toEqual(idsOf(unread));
    expect(sentTo - read).toBe(unread.length);
    const unanswered = notice.choices.length > 0 ? rows.filter(({ answer }) => answer === null) : [];
    expect(open("answer", notice_id)).toEqual(idsOf(unanswered.filter((row) => !unread.includes(row))));
  }

  const dashboard = await get<ReplyOf<typeof contract.getDashboard>>("dashboard");
  const missing = dashboard.practice?.missing ?? [];
  expect(open("record", null)).toEqual(missing.map(({ id }) => id).toSorted(byNumber));
  for (const { member_id, items } of players) {
    const record = items.find(({ kind }) => kind === "record");
    const days_without = missing.find(({ id }) => id === member_id)?.days_without;
    if (record) expect(addDays(record.since, (days_without ?? 0) - 1)).toBe(today);
  }
  expect(members).toBe(dashboard.members);

  const { days } = await get<ReplyOf<typeof contract.listMeasuringDays>>("measure/days");
  for (const { id, closed_at } of days) {
    const { rows } = await get<ReplyOf<typeof contract.getMeasuringDay>>(`measure/days/${id}`);
    const empty = rows.filter(
      ({ values, attendance }) =>
        closed_at === null &&
        attendance !== "absent" &&
        attendance !== "not_invited" &&
        values.every((value) => value === null),
    );
    expect(open("measurement", id)).toEqual(idsOf(empty));
  }

  const listed = await get<ReplyOf<typeof contract.listEvents>>("events?from=2026-11-01&to=2026-12-31");
  const series = new Set<number>();
  for (const { event_id, state, ends_at } of listed.team) {
    const event = await get<TeamEvent>(`events/event/${event_id}`);
    const seriesId = seriesOf.get(event_id);
    const counts = state === "planned" && ends_at > start.toISOString() && !series.has(seriesId ?? 0);
    if (counts && seriesId !== undefined) series.add(seriesId);
    const silent = event.attendance.filter(({ member_id, answer }) => answer === null && active.has(member_id));
    expect(open("attendance", event_id)).toEqual(counts ? idsOf(silent) : []);
  }

  const { templates } = await get<ReplyOf<typeof contract.listNoteTemplates>>("notes/templates");
  for (const template of templates) {
    const { day, opens_at } = noteDay(template, start);
    const { notes } = await get<ReplyOf<typeof contract.listNotes>>(
      `notes?template_id=${template.template_id}&from=${day}&to=${day}`,
    );
    const written = new Set(notes.map(({ member }) => member.id));
    const isAsked = opens_at !== null && !template.archived && Date.parse(opens_at) >= askedSince;
    const silent = (await activeIds()).filter(({ id, grade }) => template.grades.includes(grade) && !written.has(id));
    expect(open("note", template.template_id)).toEqual(isAsked ? silent.map(({ id }) => id).toSorted(byNumber) : []);
  }

  const shown = [
    ...templates.map(({ template_id }) => template_id),
    ...listed.team.map(({ event_id }) => event_id),
    ...notices.map(({ notice_id }) => notice_id),
    ...days.map(({ id }) => id),
    null,
  ];
  expect(players.flatMap(({ items }) => items).every(({ ref_id }) => shown.includes(ref_id))).toBe(true);
}

const byNumber = (one: number, other: number) => one - other;
const idsOf = (rows: readonly { member_id: number }[]) => rows.map(({ member_id }) => member_id).toSorted(byNumber);

async function activeIds() {
  const { rows } = await fixture.db.query<{ id: number; grade: Grade }>(
    "select id, grade from live_members where team_id = $1 and state = 'active'",
    [fixture.teamId],
  );
  return rows;
}

/** Notices with corrections, read and answered here and there; records, measuring days; some members have left. */
async function invent(random: Random) {
  await fixture.clear();
  for (const table of ["measure_values", "measuring_days", "training_entries"])
    await fixture.db.query(`delete from ${table}`);
  const chance = (share: number) => random() < share;
  for (const { id } of people) {
    const days = wholeBetween(random, 0, 9);
    await fixture.db.query("update members set state = $2, created_at = $3 where id = $1", [
      id,
      chance(0.1) ? "archived" : "active",
      new Date(start.getTime() - days * 24 * hour),
    ]);
    if (chance(0.7)) await record(id, addDays(today, -wholeBetween(random, 0, 8)));
  }
  for (let count = wholeBetween(random, 0, 4); count > 0; count -= 1) await inventNotice(random);
  for (let count = wholeBetween(random, 0, 3); count > 0; count -= 1) await inventTemplate(random);
  seriesOf.clear();
  for (let count = wholeBetween(random, 0, 3); count > 0; count -= 1) await inventEvents(random);
  for (let count = wholeBetween(random, 0, 2); count > 0; count -= 1) await inventDay(random, count);
}

const record = (memberId: number, date: string) =>
  fixture.db.query(
    `insert into training_entries (team_id, member_id, date, menu, source, source_id)
     values ($1, $2, $3, 'tee', 'manual', $4)`,
    [fixture.teamId, memberId, date, `of ${memberId}`],
  );

async function inventNotice(random: Random) {
  const chosen = people.filter(() => random() < 0.6);
  if (chosen.length === 0) return;
  const choices = pick(random, [[], ["参加", "不参加"]]);
  const leaves_at = new Date(start.getTime() - wholeBetween(random, 1, 300) * hour);
  const notice = await fixture.noticeTo(chosen, { choices, leaves_at });
  const versions = wholeBetween(random, 0, 2);
  for (let number = 1; number <= versions; number += 1)
    await fixture.versionOf(fixture.teamId, notice, number, { title: `訂正${number}`, body: "本文", leaves_at });
  const version = () => pick(random, [null, ...Array.from({ length: versions + 1 }, (_, number) => number)]);
  for (const { id } of chosen) {
    const [family, player] = [version(), version()];
    const answer = choices.length > 0 && random() < 0.5 ? choices[0] : null;
    await fixture.db.query(
      `update notice_recipients set family_read_version = $3::int, family_read_at = case when $3::int is not null then now() end,
         player_read_version = $4::int, player_read_at = case when $4::int is not null then now() end,
         answer = $5::text, answered_at = case when $5::text is not null then now() end
       where notice_id = $1 and member_id = $2`,
      [notice, id, family, player, answer],
    );
  }
}

const askedSince = start.getTime() - 24 * hour;

/** Some ask on days, some on any day; some are archived. Written here and there, also for other days. */
async function inventTemplate(random: Random) {
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.4);
  const template = await insertTemplate(fixture, {
    weekdays,
    grades: pick(random, [["j2"], ["e4", "e5"], ["e4", "e5", "j1", "j2"]]),
    opens: pick(random, ["08:00", "12:00", "19:00"]),
    asks_since: new Date(askedSince),
    archived_at: random() < 0.2 ? start : null,
  });
  const { day } = noteDay({ weekdays, opens: "08:00", due_days: 0, due: "23:59" }, start);
  for (const person of people) {
    if (random() < 0.5) await insertNote(fixture, person, template, addDays(day, -wholeBetween(random, 0, 1)));
  }
}

/** By event: its weekly repetition. */
const seriesOf = new Map<number, number>();

/** One event or a weekly repetition, begun before today, with some cancelled and some answers. */
async function inventEvents(random: Random) {
  const chosen = people.filter(() => random() < 0.6);
  const weeks = pick(random, [1, 4]);
  const from = start.getTime() + wholeBetween(random, -200, 100) * hour;
  let first: number | undefined;
  for (let week = 0; week < weeks; week += 1) {
    const begin = from + week * 7 * 24 * hour;
    const cancelled = random() < 0.2 ? ({ state: "cancelled", cancelled_at: start } as const) : {};
    const event = await fixture.eventFor(chosen, {
      starts_at: new Date(begin),
      ends_at: new Date(begin + 3 * hour),
      everyone: chosen.length === 0,
      ...cancelled,
    });
    first ??= event;
    if (weeks > 1) {
      await fixture.db.query("update events set series_id = $2 where id = $1", [event, first]);
      seriesOf.set(event, first);
    }
    for (const { id } of chosen) {
      if (random() < 0.5) continue;
      await fixture.db.query(
        `insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
         values ($1, $2, $3, $4, $5, false)`,
        [fixture.teamId, event, id, pick(random, ["coming", "absent", "partly", "undecided"]), start],
      );
    }
  }
}

async function inventDay(random: Random, back: number) {
  const date = addDays(today, -back * wholeBetween(random, 1, 5));
  const ids = random() < 0.5 ? itemIds : itemIds.slice(0, 1);
  const { rows } = await fixture.db.query<{ id: number }>(
    `insert into measuring_days (team_id, date, name, place, item_ids, created_at, closed_at, event_id)
     values ($1, $2, '測定', '', $3, now(), $4,
             (select id from events where team_id = $1 order by id offset $5 limit 1)) returning id`,
    [fixture.teamId, date, ids, random() < 0.3 ? start : null, wholeBetween(random, 0, 4)],
  );
  for (const { id } of people) {
    if (random() < 0.5) continue;
    await fixture.db.query(
      `insert into measure_values (team_id, member_id, item_id, date, value, measuring_day_id, entered_at)
       values ($1, $2, $3, $4, 1, $5, now()) on conflict do nothing`,
      [fixture.teamId, id, pick(random, [itemIds[0] ?? 0, itemIds[1] ?? 0]), date, rows[0]?.id],
    );
  }
}
