import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { start } from "../../routes/family/family.fixtures.ts";
import { type ActivityFixture, afterStart, dayMs, hourMs, openActivityFixture } from "./activity.fixture.ts";
import { forEverybody, type PageChange, seeChange } from "./seeChange.fixture.ts";

let fixture: ActivityFixture;
let provided: number;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.begin();
  await fixture.sql("delete from information; delete from provider_events; update teams set demo = false");
  await setOfMember("state = 'active'");
  await publish("はじめに");
  const { rows } = await fixture.sql(
    `insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, author, published_at)
     values ('測定会', '', false, $1, $2, '体育館', '小学生', '運営', $3) returning id`,
    [afterStart(5 * dayMs), afterStart(5 * dayMs + hourMs), start],
  );
  provided = rows[0].id;
});

const pages = () => ({
  information: "information",
  provided: `provider_events/${provided}`,
  events: "events?from=2026-11-01&to=2026-12-31",
  home: "home",
});

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

const changes: PageChange[] = [
  { name: "運営がお知らせを出す", changed: forEverybody("information", "home"), change: () => publish("二つめ") },
  {
    name: "運営がお知らせを下げ、別のものを出す",
    changed: forEverybody("information", "home"),
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
    changed: forEverybody("provided", "events"),
    change: () => attend(fixture.foreign.team_id, fixture.foreign.id),
  },
  {
    name: "運営のイベントに申し込んだ選手が離れる",
    changed: forEverybody("provided", "events"),
    given: () => attend(fixture.teamId, fixture.miyamoto.id),
    change: () => setOfMember("state = 'archived'"),
  },
  {
    name: "運営のイベントがなくなる",
    changed: forEverybody("provided", "events"),
    change: () => fixture.sql("delete from provider_events"),
  },
  {
    name: "ホームの時刻は、分が変われば進む",
    changed: forEverybody("home"),
    change: async () => fixture.moveTo(afterStart(60_000)),
  },
];

describe("運営からのものとホームは、変わったあとすぐに新しく、ほかの人のものは混じらない", () => {
  test.each(changes)("$name", async ({ changed, ...given }) => {
    expect(await seeChange(fixture, pages(), given)).toEqual(expect.arrayContaining(changed));
  });

  test("お知らせを読んでも、ほかのコーチの画面は変わらない", async () => {
    const change = () => fixture.call("POST", "information/read", { information_id: null }, "colleague");
    const differing = await seeChange(fixture, pages(), { change });
    expect(differing.filter((name) => !name.endsWith("colleague"))).toEqual([]);
  });
});
