import { defaultSettings, emptyGoalSheet, noticeLimits, withGoalCell } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start, tomorrowAtNine } from "../../routes/family/family.fixtures.ts";
import { insertNote } from "../../routes/openItems/askedNotes.fixture.ts";
import { upsertSettings } from "../../store/team/settings.ts";
import { type ActivityFixture, openActivityFixture, today } from "./activity.fixture.ts";

const hourMs = 60 * 60 * 1000;
const minuteMs = 60_000;

let fixture: ActivityFixture;
let made: Awaited<ReturnType<ActivityFixture["begin"]>>;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  made = await fixture.begin();
});

type Change = { name: string; changed: string[]; given?: () => Promise<unknown>; change: () => Promise<unknown> };

const changes: Change[] = [
  {
    name: "お知らせを読み、答える",
    changed: ["notices", "notice", "open"],
    change: () =>
      fixture.sql("update notice_recipients set family_read_version = 0, family_read_at = now(), answer = '参加'"),
  },
  {
    name: "お知らせが訂正される",
    changed: ["notices", "notice", "open"],
    change: () =>
      fixture.versionOf(fixture.teamId, made.notice, 1, {
        title: "日曜の練習",
        body: "14時からです。",
        leaves_at: start,
      }),
  },
  {
    name: "お知らせに添付が付く",
    changed: ["notice"],
    change: () =>
      fixture.sql(
        `insert into notice_files (team_id, notice_id, name, type, bytes, file, created_at)
         values ($1, $2, '案内.pdf', 'application/pdf', 9, 'notices/a.pdf', now())`,
        [fixture.teamId, made.notice],
      ),
  },
  {
    name: "メールが届かない",
    changed: ["notices", "notice", "open"],
    change: () =>
      fixture.sql("update notice_mails set state = 'failed', failure = 'refused', ended_at = $2 where id = $1", [
        made.mail,
        start,
      ]),
  },
  {
    name: "メールを止める",
    changed: ["open"],
    change: () =>
      fixture.sql("insert into mail_stops values ($1, 'hogosha@miyamoto.example', now())", [fixture.teamId]),
  },
  { name: "まだの人に知らせる", changed: ["open", "notice"], change: () => fixture.insertMail("reminder", null) },
  {
    name: "知らせたコーチが改名する",
    changed: ["open"],
    given: () => fixture.insertMail("reminder", null),
    change: () => fixture.sql("update users set name = name || '（旧姓 山田）' where id = $1", [fixture.coachId]),
  },
  {
    name: "出欠を答える",
    changed: ["events", "event", "open"],
    change: () =>
      fixture.sql(
        `insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
         values ($1, $2, $3, 'coming', now(), false)`,
        [fixture.teamId, made.event, fixture.hana.id],
      ),
  },
  {
    name: "車を出す",
    changed: ["event"],
    change: () =>
      fixture.sql("insert into event_cars values ($1, $2, $3, 'offer', 3, now())", [
        fixture.teamId,
        made.event,
        fixture.hana.family_id,
      ]),
  },
  {
    name: "当番が決まる",
    changed: ["event"],
    change: () =>
      fixture.sql(
        "insert into event_duties (team_id, event_id, position, name, family_id) values ($1, $2, 1, '会場係', $3)",
        [fixture.teamId, made.event, fixture.hana.family_id],
      ),
  },
  {
    name: "行事が中止になる",
    changed: ["events", "event", "open"],
    change: () =>
      fixture.sql("update events set state = 'cancelled', cancelled_at = now() where id = $1", [made.event]),
  },
  {
    name: "投球数が入る",
    changed: ["game", "pitches"],
    change: () =>
      fixture.sql(
        "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', 40)",
        [fixture.teamId, fixture.ritsu.id, today],
      ),
  },
  {
    name: "測定会ができる",
    changed: ["event", "open"],
    change: () =>
      fixture.sql(
        `insert into measuring_days (team_id, date, name, place, item_ids, created_at, event_id)
         values ($1, $2, '測定', '', '{1}', now(), $3)`,
        [fixture.teamId, today, made.event],
      ),
  },
  {
    name: "ノートが書かれる",
    changed: ["notes", "noteCount", "open"],
    change: () => insertNote(fixture, fixture.miyamoto, made.template, today),
  },
  {
    name: "投球数を入れたコーチが改名する",
    changed: ["pitches"],
    given: () => insertPitches(),
    change: () => fixture.sql("update users set name = name || '（旧姓 佐藤）' where id = $1", [fixture.coachId]),
  },
  {
    name: "投球数が消される",
    changed: ["pitches"],
    given: () => insertPitches(),
    change: () => fixture.sql("update pitch_counts set deleted_at = now()"),
  },
  { name: "9マス目標が保存される", changed: ["goals"], change: () => saveGoals() },
  {
    name: "目標に届く球を測る",
    changed: ["goals"],
    given: () => saveGoals(),
    change: () =>
      fixture.sql(
        `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
         values ($1, $2, $3, 1, 1, 'hard', 120)`,
        [fixture.teamId, fixture.miyamoto.id, new Date(start.getTime() - minuteMs)],
      ),
  },
  {
    name: "測定項目の名前が変わる",
    changed: ["goals"],
    change: () => fixture.sql("update measure_items set name = name || '（光電管）'"),
  },
  { name: "練習が記録される", changed: ["training"], change: () => insertTraining() },
  {
    name: "練習を入れたコーチが改名する",
    changed: ["training"],
    given: () => insertTraining(),
    change: () => fixture.sql("update users set name = name || '（旧姓 鈴木）' where id = $1", [fixture.coachId]),
  },
  { name: "練習にコメントが付く", changed: ["training"], change: () => insertComment() },
  {
    name: "練習のコメントが消される",
    changed: ["training"],
    given: () => insertComment(),
    change: () => fixture.sql("delete from training_comments"),
  },
  {
    name: "コメントしたコーチの役割が変わる",
    changed: ["training"],
    given: () => insertComment(),
    change: () =>
      fixture.sql(
        "update users set coach_type = case coach_type when 'manager' then 'coach' else 'manager' end where id = $1",
        [fixture.coachId],
      ),
  },
  {
    name: "記録を待つ時刻が変わる",
    changed: ["training"],
    change: () =>
      upsertSettings(
        fixture.db,
        fixture.teamId,
        { ...defaultSettings("baseball", "rubber"), record_hour: 12, version: 1 },
        fixture.coachId,
        start,
      ),
  },
  {
    name: "日が変わる",
    changed: ["training"],
    change: async () => fixture.moveTo(new Date(start.getTime() + 24 * hourMs)),
  },
  {
    name: "テンプレートを使わなくなる",
    changed: ["templates"],
    change: () => fixture.sql("update note_templates set archived_at = now() where id = $1", [made.template]),
  },
  {
    name: "選手が離れる",
    changed: ["notice", "events", "event", "open", "openCount", "templates"],
    change: () => fixture.sql("update members set state = 'archived' where id = $1", [fixture.miyamoto.id]),
  },
  {
    name: "選手の名前が変わる",
    changed: ["notice", "event", "training"],
    change: () => fixture.sql("update members set last_name = '改名'"),
  },
  {
    name: "行事が終わる",
    changed: ["open", "game"],
    change: async () => fixture.moveTo(new Date(tomorrowAtNine.getTime() + 3 * hourMs)),
  },
  {
    name: "お知らせが古くなる",
    changed: ["open"],
    given: () =>
      fixture.sql("update notices set leaves_at = $1", [
        new Date(start.getTime() + minuteMs - noticeLimits.shownDays * 24 * hourMs),
      ]),
    change: async () => fixture.moveTo(new Date(start.getTime() + 2 * minuteMs)),
  },
  {
    name: "投球数を見た時刻が1分進む",
    changed: ["game"],
    change: async () => fixture.moveTo(new Date(start.getTime() + minuteMs)),
  },
];

function insertPitches() {
  return fixture.sql(
    `insert into pitch_counts (team_id, member_id, date, kind, pitches, entered_by) values ($1, $2, $3, 'game', 40, $4)`,
    [fixture.teamId, fixture.ritsu.id, today, fixture.coachId],
  );
}

/** With a first goal that a batted ball of 100 km/h reaches. */
function saveGoals() {
  const tie = { kind: 1, item_id: null, value: 100 } as const;
  const sheet = withGoalCell(emptyGoalSheet(), 11, { text: "打球", tie, done_on: null });
  return fixture.sql(
    "insert into goal_sheets (team_id, member_id, sheet, tied_since, updated_at) values ($1, $2, $3, $4, $5)",
    [
      fixture.teamId,
      fixture.miyamoto.id,
      JSON.stringify(sheet),
      JSON.stringify({ 11: new Date(start.getTime() - hourMs).toISOString() }),
      start,
    ],
  );
}

function insertTraining() {
  return fixture.sql(
    `insert into training_entries (team_id, member_id, date, menu, minutes, rpe, source, source_id, entered_by)
     values ($1, $2, $3, 'swing', 30, 5, 'manual', 'one', $4)`,
    [fixture.teamId, fixture.miyamoto.id, today, fixture.coachId],
  );
}

function insertComment() {
  return fixture.sql(
    `insert into training_comments (team_id, member_id, date, user_id, text, created_at) values ($1, $2, $3, $4, 'よし', $5)`,
    [fixture.teamId, fixture.miyamoto.id, today, fixture.coachId, start],
  );
}

describe("お知らせ、行事、まだの人、ノートの数とテンプレート、目標、練習、投球数は、変わったあとすぐに新しい", () => {
  test.each(changes)("$name", async ({ changed, given, change }) => {
    await given?.();
    const before = await fixture.ask(made.pages);
    await change();
    const after = await fixture.ask(made.pages);
    expect(after).toEqual(await fixture.askAnew(made.pages));
    // A status alone stands for an answer that failed.
    expect(Object.values(before)).not.toContainEqual(expect.any(Number));
    const differing = Object.keys(made.pages).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    expect(differing).toEqual(expect.arrayContaining(changed));
    await fixture.sql("update members set state = 'active', last_name = '宮本'");
    await fixture.sql(
      `delete from pitch_counts; delete from measuring_days; delete from goal_sheets; delete from measurements;
       delete from training_entries; delete from training_comments; delete from team_settings`,
    );
  });

  test("添付の住所は、いつも半時間は開く", async () => {
    await changes.find(({ name }) => name === "お知らせに添付が付く")?.change();
    const untilOf = async () =>
      Number((await fixture.ask(made.pages)).notice.files[0].url.split("/").at(-1).split(".")[0]) * 1000;
    const first = await untilOf();
    fixture.moveTo(new Date(start.getTime() + 29 * minuteMs));
    expect(await untilOf()).toBe(first);
    fixture.moveTo(new Date(start.getTime() + 30 * minuteMs));
    expect(await untilOf()).toBe(first + 30 * minuteMs);
  });

  test("ひとつもなくなったページは404で、前の返事は出ない", async () => {
    await fixture.ask(made.pages);
    await fixture.sql("delete from notices; delete from events");
    const after = await fixture.ask(made.pages);
    expect([after.notice, after.event, after.notices.notices]).toEqual([404, 404, []]);
  });
});
