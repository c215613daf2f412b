import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../../retention/retention.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { dumpDatabase } from "../../testing.ts";
import { hourMs, start } from "../notices/notices.fixture.ts";
import { startEvents } from "./events.fixture.ts";

const dayMs = 24 * hourMs;
const home = { guardian_email: "parent@home.example" };

let club: Awaited<ReturnType<typeof startEvents>>;
let member: number;
let sibling: number;
let event: number;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(async () => {
  await club.begin();
  await club.db.query("delete from provider_events");
  member = await club.member({ ...home, first_name: "千代田" });
  sibling = await club.member({ ...home, first_name: "花" });
  event = (await club.create({ everyone: false, member_ids: [member, sibling] })).event_id;
});

const read = (path: string) => club.server.app.inject({ url: `/api/coach/${path}`, headers: club.manager() });
const rowsOf = async (sql: string, values: unknown[] = []) => (await club.db.query(sql, values)).rows;
const familyOf = async (id: number) =>
  (await rowsOf("select family_id from members where id = $1", [id]))[0]?.family_id;

/** Answered, driven, with turns, a calendar and an event of the provider. Returns the calendar's token. */
async function taken(): Promise<string> {
  const [family, token] = [await familyOf(member), newToken()];
  const { db } = club;
  const key = [club.teamId(), event];
  await db.query(
    `insert into event_attendance (team_id, event_id, member_id, answer, comment, answered_at, late, changed_from)
     values ($1, $2, $3, 'absent', '祖父の家に行きます', $5, false, 'coming'), ($1, $2, $4, 'coming', '', $5, false, null)`,
    [...key, member, sibling, start],
  );
  await db.query("insert into event_cars values ($1, $2, $3, 'offer', 3, $4)", [...key, family, start]);
  await db.query(
    "insert into event_duties (team_id, event_id, position, name, family_id) values ($1, $2, 0, 'お茶', $3)",
    [...key, family],
  );
  await db.query(
    `insert into calendar_feeds (token_hash, team_id, family_id, member_id, created_at)
     values ($1, $2, $3, null, $4), ($5, $2, $3, $6, $4)`,
    [tokenHash(token), club.teamId(), family, start, tokenHash(newToken()), sibling],
  );
  const { rows } = await db.query<{ id: number }>(
    `insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, author, published_at)
     values ('冬の測定会', '', false, $1, $2, '', '', '', $1) returning id`,
    [start, new Date(start.getTime() + hourMs)],
  );
  await db.query("insert into provider_event_players values ($1, $2, $3, $4)", [
    rows[0]?.id,
    club.teamId(),
    member,
    start,
  ]);
  return token;
}

describe("P3", () => {
  test("1人の書き出しに、招かれた行事、出欠、家族の車と当番、カレンダー、運営のイベントが入る", async () => {
    await taken();
    const reply = await read(`memberlist/member/${member}/export`);
    expect(reply.json()).toMatchObject({
      events: [{ title: "練習試合", state: "planned" }],
      event_attendance: [
        { title: "練習試合", answer: "absent", comment: "祖父の家に行きます", changed_from: "coming" },
      ],
      event_cars: [{ title: "練習試合", choice: "offer", seats: 3 }],
      event_duties: [{ title: "練習試合", name: "お茶" }],
      calendar_feeds: [{ member_id: null, read_at: null }],
      provider_event_players: [{ title: "冬の測定会" }],
    });
    expect(reply.body).not.toContain("token");
  });

  test("チームの書き出しに、行事と答えがすべて入り、カレンダーを開くものはない", async () => {
    const token = await taken();
    const reply = await read("team/export");
    const { events, event_attendance, event_cars, event_duties, calendar_feeds, provider_event_players } = reply.json();
    expect([events, event_attendance, event_cars, event_duties, calendar_feeds, provider_event_players]).toMatchObject([
      [{ id: event, member_ids: [member, sibling] }],
      [{ member_id: member }, { member_id: sibling }],
      [{ seats: 3 }],
      [{ name: "お茶" }],
      [{}, {}],
      [{ member_id: member }],
    ]);
    expect(reply.body).not.toContain(token);
    expect(reply.body).not.toContain(tokenHash(token).toString("hex"));
  });

  test("消去すると、出欠、招待、運営のイベント、待っているメールから消え、きょうだいのものは残る", async () => {
    await taken();
    await club.post(
      "answer",
      { event_id: event, member_id: member, answer: "partly", comment: "祖父と行きます" },
      "coach",
      {
        "idempotency-key": "kept-for-a-day",
      },
    );
    await club.db.query(
      `insert into outbox (team_id, event_id, recipient, subject, body, created_at, due_at)
       values ($1, $2, 'coach@club.example', '出欠の変更', '千代田さん：参加 → 不参加', $3, $3)`,
      [club.teamId(), event, start],
    );
    await club.server.app.inject({
      method: "DELETE",
      url: `/api/coach/memberlist/member/${member}/personal_data`,
      headers: club.manager(),
    });
    const dump = await dumpDatabase(club.db);
    expect(["千代田", "祖父"].filter((trace) => dump.includes(trace))).toEqual([]);
    const { member_ids, attendance, car_answers, duties } = await club.event(event);
    expect(member_ids).toEqual([sibling]);
    expect(attendance).toMatchObject([{ member_id: sibling, answer: "coming" }]);
    expect([car_answers.length, duties[0]?.family_id]).toEqual([1, await familyOf(sibling)]);
    expect(await rowsOf("select 1 from provider_event_players")).toEqual([]);
  });

  test("家族の最後の1人を消去すると、車とカレンダーは消え、当番は決まっていないに戻る", async () => {
    await taken();
    await club.db.query("delete from members where id = any($1)", [[member, sibling]]);
    expect(await rowsOf("select 1 from event_cars union all select 1 from calendar_feeds")).toEqual([]);
    expect(await rowsOf("select name, family_id from event_duties")).toEqual([{ name: "お茶", family_id: null }]);
  });
});

describe("P4", () => {
  const eraseAt = (at: Date) => {
    club.moveTo(at.getTime() - start.getTime());
    return deleteExpired({ db: club.db, now: club.now, log: club.server.app.log });
  };
  const left = async () => {
    const tables = ["events", "event_attendance", "event_cars", "event_duties"];
    const counts = await Promise.all(tables.map(async (table) => (await rowsOf(`select from ${table}`)).length));
    return counts.join(" ");
  };

  test("行事と答えは、終わってから1年で消え、測定会とお知らせは残る", async () => {
    await taken();
    await club.db.query(
      `insert into measuring_days (team_id, date, name, place, event_id, item_ids, created_at)
       values ($1, '2026-11-22', '測定会', '', $2, '{}', $3)`,
      [club.teamId(), event, start],
    );
    const [{ ends_at }] = await rowsOf("select ends_at from events");
    await eraseAt(new Date(ends_at.getTime() + 365 * dayMs));
    const before = await left();
    await eraseAt(new Date(ends_at.getTime() + 365 * dayMs + 1));
    expect([before, await left()]).toEqual(["1 2 1 1", "0 0 0 0"]);
    expect(await rowsOf("select event_id from measuring_days")).toEqual([{ event_id: null }]);
  });

  test("運営のイベントも終わってから1年。止めたカレンダーのアドレスは90日", async () => {
    await taken();
    const held = async () => (await rowsOf("select from provider_events")).length;
    const feeds = async () => (await rowsOf("select from calendar_feeds")).length;
    await club.db.query("update calendar_feeds set revoked_at = $1 where member_id is null", [start]);
    await eraseAt(new Date(start.getTime() + 90 * dayMs));
    const before = await feeds();
    await eraseAt(new Date(start.getTime() + 90 * dayMs + 1));
    expect([before, await feeds()]).toEqual([2, 1]);
    await eraseAt(new Date(start.getTime() + hourMs + 365 * dayMs));
    const heldBefore = await held();
    await eraseAt(new Date(start.getTime() + hourMs + 365 * dayMs + 1));
    expect([heldBefore, await held()]).toEqual([1, 0]);
  });
});
