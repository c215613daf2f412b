import { defaultSettings } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { today } from "./activity.fixture.ts";
import { type KeptPages, openKeptPages } from "./keptPages.fixture.ts";
import { forBothCoaches, type PageChange, seeChange } from "./seeChange.fixture.ts";

let fixture: KeptPages;
beforeAll(async () => {
  fixture = await openKeptPages();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.begin());

const settings = defaultSettings("baseball", "rubber");

function insertDay() {
  return fixture.sql(
    `insert into measuring_days (team_id, date, name, place, item_ids, created_by, created_at)
     values ($1, $2, '測定', '', '{1}', $3, $4)`,
    [fixture.teamId, today, fixture.ids.third, start],
  );
}

const changes: PageChange[] = [
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
    change: () => fixture.deleteThird(),
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
        [fixture.teamId, JSON.stringify(settings.pitch_limits), JSON.stringify(settings.hard_hit), fixture.ids.third],
      ),
    change: () => fixture.renameThird(),
  },
  {
    name: "チームの目標が変わる",
    changed: forBothCoaches("team"),
    change: () => fixture.sql("update teams set goal = goal || '優勝' where team_id = $1", [fixture.teamId]),
  },
];

describe("宛先、測定会、設定は、変わったあとすぐに新しく、ほかの人のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    expect(await seeChange(fixture, fixture.pages(), given)).toEqual(expect.arrayContaining(changed));
  });
});
