import { defaultSettings } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { upsertFailedSignIn } from "../../store/privacy/audit.ts";
import { addMember, addUser } from "../../testing.ts";
import { type ActivityFixture, openActivityFixture, today } from "./activity.fixture.ts";
import { forBothCoaches, forEverybody, type PageChange, seeChange } from "./seeChange.fixture.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const settings = defaultSettings("baseball", "rubber");
const later = (ms: number) => new Date(start.getTime() + ms);

let fixture: ActivityFixture;
let applicant: number;
let third: number;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.begin();
  await fixture.sql(
    `delete from coach_invites; delete from year_changes;
     delete from body_sizes; delete from measurements; delete from member_photos; delete from applications;
     delete from team_settings; delete from measure_values; delete from measuring_days;
     delete from recipient_groups; delete from users where name like '岡%'; update users set name = '大野 直人', disabled_at = null;
     update members set last_name = '宮本', state = 'active', deleted_at = null;
     update teams set school_year = 2026, goal = ''`,
  );
  third = (await addUser(fixture.db, fixture.teamId, { name: "岡 三郎" })).id;
  applicant = (await addMember(fixture.db, fixture.teamId, { state: "applied" })).id;
  await fixture.sql("insert into audit_log (team_id, at, action, member_ids) values ($1, $2, 'member_created', $3)", [
    fixture.teamId,
    later(-400 * dayMs),
    [fixture.miyamoto.id],
  ]);
});

const pages = () => ({
  member: `memberlist/member/${fixture.miyamoto.id}`,
  applicant: `memberlist/member/${applicant}`,
  year: "memberlist/year_change",
  coaches: "coaches",
  audit: "team/audit",
  settings: "settings",
  team: "team/",
  storage: "team/storage",
  deleted: "memberlist/deleted",
  groups: "notices/groups",
  days: "measure/days",
});
const setOfMember = (set: string) => fixture.sql(`update members set ${set} where id = $1`, [fixture.miyamoto.id]);
const failSignIn = () => upsertFailedSignIn(fixture.db, { at: fixture.now(), userId: fixture.coachId, device: null });
const invite = (expiresAt = later(7 * dayMs)) =>
  fixture.sql(
    `insert into coach_invites (team_id, coach_type, email, code_hash, created_at, expires_at)
     values ($1, 'coach', 'shin@kyuseki.example', '\\x01', $2, $3)`,
    [fixture.teamId, start, expiresAt],
  );

async function insertPhoto() {
  await fixture.sql(
    `insert into member_photos (team_id, member_id, file, bytes, consent_by, consented_at) values ($1, $2, 'a.webp', 9, $3, $4)`,
    [fixture.teamId, fixture.miyamoto.id, third, start],
  );
}

async function changeYear() {
  await fixture.sql(
    `with year as (update teams set school_year = 2027 where team_id = $1),
       change as (insert into year_changes (team_id, to_year, done_at, done_by) values ($1, 2027, $2, $3) returning id)
     insert into year_change_moves (team_id, year_change_id, member_id, move, from_grade, to_grade)
     select $1, id, $4, 'up', 'e5', 'e6' from change`,
    [fixture.teamId, start, third, fixture.miyamoto.id],
  );
}

function insertLine(at: Date, id: number) {
  return fixture.sql(
    "insert into audit_log (team_id, id, at, action) overriding system value values ($1, $2, $3, 'team_changed')",
    [fixture.teamId, id, at],
  );
}

function insertDay() {
  return fixture.sql(
    `insert into measuring_days (team_id, date, name, place, item_ids, created_by, created_at)
     values ($1, $2, '測定', '', '{1}', $3, $4)`,
    [fixture.teamId, today, third, start],
  );
}

const changes: PageChange[] = [
  {
    name: "選手の名前が変わる",
    changed: [...forBothCoaches("member"), "audit"],
    change: () => setOfMember("last_name = '改名'"),
  },
  { name: "選手が離れる", changed: forBothCoaches("member"), change: () => setOfMember("state = 'archived'") },
  {
    name: "選手が削除される",
    changed: [...forBothCoaches("member"), "deleted"],
    change: () => setOfMember("deleted_at = now()"),
  },
  {
    name: "身長が入る",
    changed: forBothCoaches("member"),
    change: () =>
      fixture.sql("insert into body_sizes (team_id, member_id, date, height) values ($1, $2, $3, 150)", [
        fixture.teamId,
        fixture.miyamoto.id,
        today,
      ]),
  },
  {
    name: "球を測る",
    changed: forBothCoaches("member"),
    change: () =>
      fixture.sql(
        `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
         values ($1, $2, $3, 1, 1, 'hard', 120), ($1, $2, $3, 1, 1, 'rubber', 80)`,
        [fixture.teamId, fixture.miyamoto.id, start],
      ),
  },
  {
    name: "写真が付く",
    changed: [...forBothCoaches("member"), "storage"],
    change: () => insertPhoto(),
  },
  {
    name: "写真の同意を確かめたコーチのアカウントがなくなる",
    changed: forBothCoaches("member", "coaches"),
    given: () => insertPhoto(),
    change: () => fixture.sql("delete from users where id = $1", [third]),
  },
  {
    name: "写真の同意を確かめたコーチが改名する",
    changed: forBothCoaches("member", "coaches"),
    given: () => insertPhoto(),
    change: () => fixture.sql("update users set name = '岡 次郎' where id = $1", [third]),
  },
  {
    name: "申し込みが届く",
    changed: forBothCoaches("applicant"),
    change: () =>
      fixture.sql("insert into applications values ($1, $2, 'J-20261120-001', 'guardian', $3)", [
        fixture.teamId,
        applicant,
        start,
      ]),
  },
  { name: "年度を更新する", changed: forBothCoaches("year"), change: () => changeYear() },
  {
    name: "選手のいないチームの年度を更新する",
    changed: forBothCoaches("year"),
    change: () =>
      fixture.sql(
        `with year as (update teams set school_year = 2027 where team_id = $1)
         insert into year_changes (team_id, to_year, done_at) values ($1, 2027, $2)`,
        [fixture.teamId, start],
      ),
  },
  {
    name: "年度の更新を取り消す",
    changed: forBothCoaches("year"),
    given: () => changeYear(),
    change: () =>
      fixture.sql(
        `with year as (update teams set school_year = 2026 where team_id = $1)
         update year_changes set undone_at = $2 where team_id = $1`,
        [fixture.teamId, later(hourMs)],
      ),
  },
  {
    name: "年度を更新したコーチが改名する",
    changed: forBothCoaches("year"),
    given: () => changeYear(),
    change: () => fixture.sql("update users set name = '岡 次郎' where id = $1", [third]),
  },
  {
    name: "年度を更新したコーチのアカウントがなくなる",
    changed: forBothCoaches("year"),
    given: () => changeYear(),
    change: () => fixture.sql("delete from users where id = $1", [third]),
  },
  {
    name: "4月1日になる",
    changed: forEverybody("year"),
    given: async () => {
      await fixture.sql(
        "update sessions set expires_at = '2028-01-01', ends_at = '2028-01-01'; update teams set school_year = 2027",
      );
      fixture.moveTo(new Date("2027-03-31T14:59:59Z"));
    },
    change: async () => fixture.moveTo(new Date("2027-03-31T15:00:00Z")),
  },
  {
    name: "宛先のまとまりができる",
    changed: forBothCoaches("groups"),
    change: () =>
      fixture.sql("insert into recipient_groups (team_id, name, member_ids) values ($1, '5年生', '{}')", [
        fixture.teamId,
      ]),
  },
  { name: "測定会ができる", changed: forBothCoaches("days"), change: () => insertDay() },
  {
    name: "測定会の値が入る",
    changed: forBothCoaches("days"),
    given: () => insertDay(),
    change: () =>
      fixture.sql(
        `insert into measure_values (team_id, member_id, item_id, date, value, measuring_day_id, entered_at)
         select d.team_id, $1, i.id, $2, 7.5, d.id, now() from measuring_days d join measure_items i using (team_id) limit 1`,
        [fixture.miyamoto.id, today],
      ),
  },
  {
    name: "測定会を作ったコーチのアカウントがなくなる",
    changed: forBothCoaches("days"),
    given: () => insertDay(),
    change: () => fixture.sql("delete from users where id = $1", [third]),
  },
  {
    name: "設定が変わる",
    changed: forBothCoaches("settings"),
    change: () =>
      fixture.sql(
        `insert into team_settings (team_id, practice_goal, pitch_limits, hard_hit, pitch_reading, national)
         select team_id, 60, $2, $3, 'short', false from teams where team_id = $1`,
        [fixture.teamId, JSON.stringify(settings.pitch_limits), JSON.stringify(settings.hard_hit)],
      ),
  },
  {
    name: "設定を決めたコーチが改名する",
    changed: forBothCoaches("settings"),
    given: () =>
      fixture.sql(
        `insert into team_settings (team_id, pitch_limits, hard_hit, national, updated_by) values ($1, $2, $3, false, $4)`,
        [fixture.teamId, JSON.stringify(settings.pitch_limits), JSON.stringify(settings.hard_hit), third],
      ),
    change: () => fixture.sql("update users set name = '岡 次郎' where id = $1", [third]),
  },
  {
    name: "チームの目標が変わる",
    changed: forBothCoaches("team"),
    change: () => fixture.sql("update teams set goal = goal || '優勝' where team_id = $1", [fixture.teamId]),
  },
  {
    name: "コーチの役割が変わる",
    changed: forBothCoaches("coaches"),
    change: () => fixture.sql("update users set coach_type = 'manager' where id = $1", [third]),
  },
  {
    name: "コーチのアドレスが変わる",
    changed: forBothCoaches("coaches"),
    change: () => fixture.sql("update users set email = 'oka@kyuseki.example' where id = $1", [third]),
  },
  {
    name: "コーチを外す",
    changed: forBothCoaches("coaches"),
    change: () => fixture.sql("update users set disabled_at = now() where id = $1", [third]),
  },
  { name: "コーチを招く", changed: forBothCoaches("coaches"), change: () => invite() },
  {
    name: "招待を取り消す",
    changed: forBothCoaches("coaches"),
    given: () => invite(),
    change: () => fixture.sql("delete from coach_invites"),
  },
  {
    name: "招待の期限が切れる",
    changed: forBothCoaches("coaches"),
    given: () => invite(later(5000)),
    change: async () => fixture.moveTo(later(5000)),
  },
  {
    name: "操作が記録される",
    changed: ["audit"],
    change: () =>
      fixture.sql("insert into audit_log (team_id, at, action) values ($1, $2, 'team_changed')", [
        fixture.teamId,
        start,
      ]),
  },
  {
    name: "同時に記録された2つのうち、先の番号があとから残る",
    changed: ["audit"],
    given: async () => {
      await insertLine(later(1), 1_000_001);
      await insertLine(later(2), 1_000_003);
    },
    change: () => insertLine(later(1), 1_000_002),
  },
  {
    name: "パスワードの間違いが続く",
    changed: ["audit"],
    given: () => failSignIn(),
    change: () => failSignIn(),
  },
  {
    name: "古い記録の上で、パスワードの間違いが続く",
    changed: ["audit"],
    given: async () => {
      await failSignIn();
      await fixture.sql("insert into audit_log (team_id, at, action) values ($1, $2, 'team_changed')", [
        fixture.teamId,
        start,
      ]);
    },
    change: () => failSignIn(),
  },
  {
    name: "記録が古くなって消える",
    changed: ["audit"],
    change: () => fixture.sql("delete from audit_log where at < $1", [later(-365 * dayMs)]),
  },
];

describe("選手、年度更新、コーチ、操作の記録、設定、測定会は、変わったあとすぐに新しく、ほかの人のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    expect(await seeChange(fixture, pages(), given)).toEqual(expect.arrayContaining(changed));
  });
});
