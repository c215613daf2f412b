import { dayInJapan, noticeLimits } from "@kyuseki/domain";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type FamilyFixture, openFamilyFixture, start, tomorrowAtNine } from "../../routes/family/family.fixtures.ts";
import { insertNote, insertTemplate } from "../../routes/openItems/askedNotes.fixture.ts";
import { startTestServer } from "../../testing.ts";

const hourMs = 60 * 60 * 1000;
const minuteMs = 60_000;
const today = dayInJapan(start);

let fixture: FamilyFixture;
let clock = start;
let notice: number;
let event: number;
let mail: number;
let template: number;
let pages: Record<string, string>;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  at(start);
  notice = await fixture.noticeTo([fixture.ritsu, fixture.miyamoto]);
  event = await fixture.eventFor([fixture.miyamoto, fixture.hana], { kind: "practice" });
  const game = await fixture.eventFor([fixture.ritsu]);
  template = await insertTemplate(fixture, { weekdays: [5], opens: "11:30", grades: ["e5"] });
  mail = await insertMail("notice", notice);
  pages = {
    notices: "notices",
    notice: `notices/notice/${notice}`,
    events: "events?from=2026-11-01&to=2026-12-31",
    event: `events/event/${event}`,
    game: `events/event/${game}`,
    open: "open_items",
    openCount: "open_items/count",
    notes: "notes?view=unanswered",
    noteCount: "notes/count",
  };
});

function at(moment: Date) {
  clock = moment;
  fixture.setClock(moment);
}

async function insertMail(kind: "notice" | "reminder", noticeId: number | null): Promise<number> {
  const { team_id, family_id, id } = fixture.miyamoto;
  const { rows } = await sql(
    `insert into notice_mails (team_id, kind, notice_id, family_id, member_ids, recipient, state, user_id, created_at, day)
     values ($1, $2, $3, $4, $5, 'hogosha@miyamoto.example', 'waiting', $6, $7, $8) returning id`,
    [team_id, kind, noticeId, family_id, [id], fixture.coachId, start, kind === "reminder" ? today : null],
  );
  return rows[0].id;
}

async function ask({ app }: Pick<FamilyFixture, "app">) {
  const headers = { authorization: `Token ${fixture.tokens.coach}` };
  const replies = Object.entries(pages).map(async ([name, page]) => {
    const reply = await app.inject({ url: `/api/coach/${page}`, headers });
    return [name, reply.statusCode === 200 ? reply.json() : reply.statusCode] as const;
  });
  return Object.fromEntries(await Promise.all(replies));
}

/** What a server answers that has kept nothing. */
async function askAnew() {
  const fresh = await startTestServer({
    now: () => clock,
    databaseUrl: fixture.databaseUrl,
    config: { mail: fixtureMail, publicUrl: "https://coach.example" },
  });
  return ask(fresh).finally(() => fresh.stop());
}

const fixtureMail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
const sql = (text: string, values: unknown[] = []) => fixture.db.query(text, values);

type Change = { name: string; changed: string[]; given?: () => Promise<unknown>; change: () => Promise<unknown> };

const changes: Change[] = [
  {
    name: "お知らせを読み、答える",
    changed: ["notices", "notice", "open"],
    change: () => sql("update notice_recipients set family_read_version = 0, family_read_at = now(), answer = '参加'"),
  },
  {
    name: "お知らせが訂正される",
    changed: ["notices", "notice", "open"],
    change: () =>
      fixture.versionOf(fixture.teamId, notice, 1, { title: "日曜の練習", body: "14時からです。", leaves_at: start }),
  },
  {
    name: "お知らせに添付が付く",
    changed: ["notice"],
    change: () =>
      sql(
        `insert into notice_files (team_id, notice_id, name, type, bytes, file, created_at)
         values ($1, $2, '案内.pdf', 'application/pdf', 9, 'notices/a.pdf', now())`,
        [fixture.teamId, notice],
      ),
  },
  {
    name: "メールが届かない",
    changed: ["notices", "notice", "open"],
    change: () =>
      sql("update notice_mails set state = 'failed', failure = 'refused', ended_at = $2 where id = $1", [mail, start]),
  },
  {
    name: "メールを止める",
    changed: ["open"],
    change: () => sql("insert into mail_stops values ($1, 'hogosha@miyamoto.example', now())", [fixture.teamId]),
  },
  { name: "まだの人に知らせる", changed: ["open", "notice"], change: () => insertMail("reminder", null) },
  {
    name: "知らせたコーチが改名する",
    changed: ["open"],
    given: () => insertMail("reminder", null),
    change: () => sql("update users set name = name || '（旧姓 山田）' where id = $1", [fixture.coachId]),
  },
  {
    name: "出欠を答える",
    changed: ["events", "event", "open"],
    change: () =>
      sql(
        `insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
         values ($1, $2, $3, 'coming', now(), false)`,
        [fixture.teamId, event, fixture.hana.id],
      ),
  },
  {
    name: "車を出す",
    changed: ["event"],
    change: () =>
      sql("insert into event_cars values ($1, $2, $3, 'offer', 3, now())", [
        fixture.teamId,
        event,
        fixture.hana.family_id,
      ]),
  },
  {
    name: "当番が決まる",
    changed: ["event"],
    change: () =>
      sql("insert into event_duties (team_id, event_id, position, name, family_id) values ($1, $2, 1, '会場係', $3)", [
        fixture.teamId,
        event,
        fixture.hana.family_id,
      ]),
  },
  {
    name: "行事が中止になる",
    changed: ["events", "event", "open"],
    change: () => sql("update events set state = 'cancelled', cancelled_at = now() where id = $1", [event]),
  },
  {
    name: "投球数が入る",
    changed: ["game"],
    change: () =>
      sql("insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', 40)", [
        fixture.teamId,
        fixture.ritsu.id,
        today,
      ]),
  },
  {
    name: "測定会ができる",
    changed: ["event", "open"],
    change: () =>
      sql(
        `insert into measuring_days (team_id, date, name, place, item_ids, created_at, event_id)
         values ($1, $2, '測定', '', '{1}', now(), $3)`,
        [fixture.teamId, today, event],
      ),
  },
  {
    name: "ノートが書かれる",
    changed: ["notes", "noteCount", "open"],
    change: () => insertNote(fixture, fixture.miyamoto, template, today),
  },
  {
    name: "選手が離れる",
    changed: ["notice", "events", "event", "open", "openCount"],
    change: () => sql("update members set state = 'archived' where id = $1", [fixture.miyamoto.id]),
  },
  {
    name: "選手の名前が変わる",
    changed: ["notice", "event"],
    change: () => sql("update members set last_name = '改名'"),
  },
  {
    name: "行事が終わる",
    changed: ["open", "game"],
    change: async () => at(new Date(tomorrowAtNine.getTime() + 3 * hourMs)),
  },
  {
    name: "お知らせが古くなる",
    changed: ["open"],
    given: () =>
      sql("update notices set leaves_at = $1", [
        new Date(start.getTime() + minuteMs - noticeLimits.shownDays * 24 * hourMs),
      ]),
    change: async () => at(new Date(start.getTime() + 2 * minuteMs)),
  },
  {
    name: "投球数を見た時刻が1分進む",
    changed: ["game"],
    change: async () => at(new Date(start.getTime() + minuteMs)),
  },
];

describe("お知らせ、行事、まだの人、ノートの数は、変わったあとすぐに新しい", () => {
  test.each(changes)("$name", async ({ changed, given, change }) => {
    await given?.();
    const before = await ask(fixture);
    await change();
    const after = await ask(fixture);
    expect(after).toEqual(await askAnew());
    const differing = Object.keys(pages).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    expect(differing).toEqual(expect.arrayContaining(changed));
    await sql("update members set state = 'active', last_name = '宮本'");
    await sql("delete from pitch_counts; delete from measuring_days");
  });

  test("添付の住所は、いつも半時間は開く", async () => {
    await changes.find(({ name }) => name === "お知らせに添付が付く")?.change();
    const untilOf = async () => Number((await ask(fixture)).notice.files[0].url.split("/").at(-1).split(".")[0]) * 1000;
    const first = await untilOf();
    at(new Date(start.getTime() + 29 * minuteMs));
    expect(await untilOf()).toBe(first);
    at(new Date(start.getTime() + 30 * minuteMs));
    expect(await untilOf()).toBe(first + 30 * minuteMs);
  });

  test("ひとつもなくなったページは404で、前の返事は出ない", async () => {
    await ask(fixture);
    await sql("delete from notices; delete from events");
    const after = await ask(fixture);
    expect([after.notice, after.event, after.notices.notices]).toEqual([404, 404, []]);
  });
});

/** How many statements one call asks. */
async function countStatements(page: string): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await fixture.call("GET", page);
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

describe("同じことを何度聞かれても、データベースには聞き直さない。問い合わせの数は選手の数によらない", () => {
  test("2度目は、だれかと、何が変わったかだけを聞く", async () => {
    const again: Record<string, number> = {};
    for (const [name, page] of Object.entries(pages)) {
      await fixture.call("GET", page);
      again[name] = await countStatements(page);
    }
    // The provider's events belong to no team, and marks of one's own to no version.
    expect(again).toEqual({
      notices: 2,
      notice: 2,
      events: 3,
      event: 2,
      game: 2,
      open: 2,
      openCount: 2,
      notes: 3,
      noteCount: 2,
    });
  });

  test("40人を足しても、初めての返事の問い合わせは同じだけ", async () => {
    const counted = async () => {
      await sql("update notices set version = version + 1");
      const counts: number[] = [];
      for (const page of Object.values(pages)) counts.push(await countStatements(page));
      return counts;
    };
    await ask(fixture);
    const few = await counted();
    const more = [];
    for (let count = 0; count < 40; count += 1) more.push(await fixture.member(fixture.teamId, {}));
    const everybody = [fixture.ritsu, fixture.hana, fixture.miyamoto, ...more].map(({ id }) => id);
    await sql(
      "insert into notice_recipients (team_id, notice_id, member_id) select $1, $2, unnest($3::int[]) on conflict do nothing",
      [fixture.teamId, notice, everybody],
    );
    await sql("update events set member_ids = $1", [everybody]);
    expect(await counted()).toEqual(few);
    expect((await ask(fixture)).notice.recipients).toHaveLength(43);
  });
});
