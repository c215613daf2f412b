import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { afterStart, hourMs, today } from "./activity.fixture.ts";
import { type KeptPages, openKeptPages } from "./keptPages.fixture.ts";
import { forBothCoaches, forEverybody, type PageChange, seeChange } from "./seeChange.fixture.ts";

let fixture: KeptPages;
beforeAll(async () => {
  fixture = await openKeptPages();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.begin());

const setOfMember = (set: string) => fixture.sql(`update members set ${set} where id = $1`, [fixture.miyamoto.id]);

async function insertPhoto() {
  await fixture.sql(
    `insert into member_photos (team_id, member_id, file, bytes, consent_by, consented_at) values ($1, $2, 'a.webp', 9, $3, $4)`,
    [fixture.teamId, fixture.miyamoto.id, fixture.ids.third, start],
  );
}

async function changeYear() {
  await fixture.sql(
    `with year as (update teams set school_year = 2027 where team_id = $1),
       change as (insert into year_changes (team_id, to_year, done_at, done_by) values ($1, 2027, $2, $3) returning id)
     insert into year_change_moves (team_id, year_change_id, member_id, move, from_grade, to_grade)
     select $1, id, $4, 'up', 'e5', 'e6' from change`,
    [fixture.teamId, start, fixture.ids.third, fixture.miyamoto.id],
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
    change: () => fixture.deleteThird(),
  },
  {
    name: "写真の同意を確かめたコーチが改名する",
    changed: forBothCoaches("member", "coaches"),
    given: () => insertPhoto(),
    change: () => fixture.renameThird(),
  },
  {
    name: "申し込みが届く",
    changed: forBothCoaches("applicant"),
    change: () =>
      fixture.sql("insert into applications values ($1, $2, 'J-20261120-001', 'guardian', $3)", [
        fixture.teamId,
        fixture.ids.applicant,
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
        [fixture.teamId, afterStart(hourMs)],
      ),
  },
  {
    name: "年度を更新したコーチが改名する",
    changed: forBothCoaches("year"),
    given: () => changeYear(),
    change: () => fixture.renameThird(),
  },
  {
    name: "年度を更新したコーチのアカウントがなくなる",
    changed: forBothCoaches("year"),
    given: () => changeYear(),
    change: () => fixture.deleteThird(),
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
];

describe("選手と年度更新は、変わったあとすぐに新しく、ほかの人のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    expect(await seeChange(fixture, fixture.pages(), given)).toEqual(expect.arrayContaining(changed));
  });
});
