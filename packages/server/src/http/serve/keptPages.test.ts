import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { upsertFailedSignIn } from "../../store/privacy/audit.ts";
import { addMember, addUser } from "../../testing.ts";
import { type ActivityFixture, openActivityFixture, today } from "./activity.fixture.ts";
import { type Change, seeChange } from "./seeChange.fixture.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const later = (ms: number) => new Date(start.getTime() + ms);

let fixture: ActivityFixture;
let applicant: number;
let provided: number;
let third: number;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.begin();
  await fixture.sql(
    `delete from information; delete from provider_events; delete from coach_invites; delete from year_changes;
     delete from body_sizes; delete from measurements; delete from member_photos; delete from applications;
     delete from users where name like '岡%'; update users set name = '大野 直人', disabled_at = null;
     update members set last_name = '宮本', state = 'active', deleted_at = null;
     update teams set school_year = 2026, ball = 'rubber', demo = false, sport_type = 'baseball'`,
  );
  third = (await addUser(fixture.db, fixture.teamId, { name: "岡 三郎" })).id;
  applicant = (await addMember(fixture.db, fixture.teamId, { state: "applied" })).id;
  await fixture.sql("insert into audit_log (team_id, at, action, member_ids) values ($1, $2, 'member_created', $3)", [
    fixture.teamId,
    later(-400 * dayMs),
    [fixture.miyamoto.id],
  ]);
  await publish("はじめに");
  provided = (
    await fixture.sql(
      `insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, author, published_at)
       values ('測定会', '', false, $1, $2, '体育館', '小学生', '運営', $3) returning id`,
      [later(5 * dayMs), later(5 * dayMs + hourMs), start],
    )
  ).rows[0].id;
});

const pages = () => ({
  member: `memberlist/member/${fixture.miyamoto.id}`,
  applicant: `memberlist/member/${applicant}`,
  year: "memberlist/year_change",
  coaches: "coaches",
  audit: "team/audit",
  information: "information",
  provided: `provider_events/${provided}`,
  events: "events?from=2026-11-01&to=2026-12-31",
  home: "home",
});
const forBoth = (...names: string[]) => names.flatMap((name) => [name, `${name}: colleague`]);
const forAll = (...names: string[]) => [...forBoth(...names), ...names.map((name) => `${name}: stranger`)];

const publish = (title: string, demo = false) =>
  fixture.sql(
    `insert into information (category, title, body, author, published_at, demo)
     values ('feature', $1, '本文', '運営', $2, $3)`,
    [title, start, demo],
  );
const setOfMember = (set: string) => fixture.sql(`update members set ${set} where id = $1`, [fixture.miyamoto.id]);
const attend = (teamId: number, memberId: number) =>
  fixture.sql(
    "insert into provider_event_players (provider_event_id, team_id, member_id, applied_at) values ($1, $2, $3, now())",
    [provided, teamId, memberId],
  );
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

const changes: Change[] = [
  {
    name: "選手の名前が変わる",
    changed: [...forBoth("member"), "audit"],
    change: () => setOfMember("last_name = '改名'"),
  },
  { name: "選手が離れる", changed: forBoth("member"), change: () => setOfMember("state = 'archived'") },
  { name: "選手が削除される", changed: forBoth("member"), change: () => setOfMember("deleted_at = now()") },
  {
    name: "身長が入る",
    changed: forBoth("member"),
    change: () =>
      fixture.sql("insert into body_sizes (team_id, member_id, date, height) values ($1, $2, $3, 150)", [
        fixture.teamId,
        fixture.miyamoto.id,
        today,
      ]),
  },
  {
    name: "球を測る",
    changed: forBoth("member"),
    change: () =>
      fixture.sql(
        `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
         values ($1, $2, $3, 1, 1, 'hard', 120), ($1, $2, $3, 1, 1, 'rubber', 80)`,
        [fixture.teamId, fixture.miyamoto.id, start],
      ),
  },
  {
    name: "写真が付く",
    changed: forBoth("member"),
    change: () => insertPhoto(),
  },
  {
    name: "写真の同意を確かめたコーチのアカウントがなくなる",
    changed: forBoth("member", "coaches"),
    given: () => insertPhoto(),
    change: () => fixture.sql("delete from users where id = $1", [third]),
  },
  {
    name: "写真の同意を確かめたコーチが改名する",
    changed: forBoth("member", "coaches"),
    given: () => insertPhoto(),
    change: () => fixture.sql("update users set name = '岡 次郎' where id = $1", [third]),
  },
  {
    name: "申し込みが届く",
    changed: forBoth("applicant"),
    change: () =>
      fixture.sql("insert into applications values ($1, $2, 'J-20261120-001', 'guardian', $3)", [
        fixture.teamId,
        applicant,
        start,
      ]),
  },
  { name: "年度を更新する", changed: forBoth("year"), change: () => changeYear() },
  {
    name: "選手のいないチームの年度を更新する",
    changed: forBoth("year"),
    change: () =>
      fixture.sql(
        `with year as (update teams set school_year = 2027 where team_id = $1)
         insert into year_changes (team_id, to_year, done_at) values ($1, 2027, $2)`,
        [fixture.teamId, start],
      ),
  },
  {
    name: "年度の更新を取り消す",
    changed: forBoth("year"),
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
    changed: forBoth("year"),
    given: () => changeYear(),
    change: () => fixture.sql("update users set name = '岡 次郎' where id = $1", [third]),
  },
  {
    name: "年度を更新したコーチのアカウントがなくなる",
    changed: forBoth("year"),
    given: () => changeYear(),
    change: () => fixture.sql("delete from users where id = $1", [third]),
  },
  {
    name: "4月1日になる",
    changed: forAll("year"),
    given: async () => {
      await fixture.sql(
        "update sessions set expires_at = '2028-01-01', ends_at = '2028-01-01'; update teams set school_year = 2027",
      );
      fixture.moveTo(new Date("2027-03-31T14:59:59Z"));
    },
    change: async () => fixture.moveTo(new Date("2027-03-31T15:00:00Z")),
  },
  {
    name: "コーチの役割が変わる",
    changed: forBoth("coaches"),
    change: () => fixture.sql("update users set coach_type = 'manager' where id = $1", [third]),
  },
  {
    name: "コーチのアドレスが変わる",
    changed: forBoth("coaches"),
    change: () => fixture.sql("update users set email = 'oka@kyuseki.example' where id = $1", [third]),
  },
  {
    name: "コーチを外す",
    changed: forBoth("coaches"),
    change: () => fixture.sql("update users set disabled_at = now() where id = $1", [third]),
  },
  { name: "コーチを招く", changed: forBoth("coaches"), change: () => invite() },
  {
    name: "招待を取り消す",
    changed: forBoth("coaches"),
    given: () => invite(),
    change: () => fixture.sql("delete from coach_invites"),
  },
  {
    name: "招待の期限が切れる",
    changed: forBoth("coaches"),
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
  { name: "運営がお知らせを出す", changed: forAll("information", "home"), change: () => publish("二つめ") },
  {
    name: "運営がお知らせを下げ、別のものを出す",
    changed: forAll("information", "home"),
    change: async () => {
      await fixture.sql("delete from information");
      await publish("別のもの");
    },
  },
  {
    name: "デモのためのお知らせは、デモのクラブだけに出る",
    changed: ["information: stranger", "home: stranger"],
    given: () =>
      fixture.sql("update teams set demo = true where team_id <> $1", [fixture.teamId]).then(() => undefined),
    change: () => publish("デモ", true),
  },
  {
    name: "お知らせを読むと、読んだ人だけに既読が付く",
    changed: ["information: colleague", "home: colleague"],
    change: () => fixture.call("POST", "information/read", { information_id: null }, "colleague"),
  },
  {
    name: "ほかのクラブが運営のイベントに申し込む",
    changed: forAll("provided", "events"),
    change: () => attend(fixture.foreign.team_id, fixture.foreign.id),
  },
  {
    name: "運営のイベントに申し込んだ選手が離れる",
    changed: forAll("provided", "events"),
    given: () => attend(fixture.teamId, fixture.miyamoto.id),
    change: () => setOfMember("state = 'archived'"),
  },
  {
    name: "運営のイベントがなくなる",
    changed: forAll("provided", "events"),
    change: () => fixture.sql("delete from provider_events"),
  },
  {
    name: "ホームの時刻は、分が変われば進む",
    changed: forAll("home"),
    change: async () => fixture.moveTo(later(60_000)),
  },
];

describe("選手、年度更新、コーチ、操作の記録、運営からのもの、ホームは、変わったあとすぐに新しく、ほかの人のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    expect(await seeChange(fixture, pages(), given)).toEqual(expect.arrayContaining(changed));
  });

  test("お知らせを読んでも、ほかのコーチの画面は変わらない", async () => {
    const change = () => fixture.call("POST", "information/read", { information_id: null }, "colleague");
    const differing = await seeChange(fixture, pages(), { change });
    expect(differing.filter((name) => !name.endsWith("colleague"))).toEqual([]);
  });
});
