import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../testing.ts";
import { readScaleSize } from "./scaleOptions.ts";
import { replaceScaleTeam } from "./scaleTeam.ts";

const now = new Date("2026-11-20T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("demo:scale の引数", () => {
  test("何も言わなければ1000人・100万件、ほかのクラブはなし", () => {
    expect(readScaleSize([])).toEqual({
      members: 1_000,
      teams: 0,
      measurements: 1_000_000,
      own: 1_000_000,
      nation: false,
    });
  });

  test.each([
    { args: ["--teams", "3", "--measurements", "101"], teams: 3, own: 51 },
    { args: ["--clubs", "3", "--measurements", "100000"], teams: 3, own: 50_000 },
    { args: ["--clubs", "3", "--measurements", "49000"], teams: 3, own: 49_000 },
  ])("$args なら、大きなチームは $own 件", ({ args, teams, own }) => {
    expect(readScaleSize(args)).toMatchObject({ teams, own });
  });

  test.each([
    { name: "0人", args: ["--members", "0"], message: '--members must be a whole number from 1 to 10,000, not "0".' },
    { name: "多すぎる件数", args: ["--measurements", "10000001"], message: /from 0 to 10,000,000, not "10000001"/ },
    { name: "小数", args: ["--members", "1.5"], message: /not "1.5"/ },
    { name: "数でない文字", args: ["--measurements", "1e6"], message: /not "1e6"/ },
    { name: "多すぎるクラブ", args: ["--teams", "10001"], message: /from 0 to 10,000, not "10001"/ },
    { name: "クラブ0", args: ["--clubs", "0"], message: /from 1 to 10,000, not "0"/ },
    {
      name: "--teams と --clubs の両方",
      args: ["--clubs", "3", "--teams", "3"],
      message: /--teams or --clubs, not both/,
    },
    { name: "知らない引数", args: ["--players", "3"], message: /--players/ },
  ])("$name は断る", ({ args, message }) => {
    expect(() => readScaleSize(args)).toThrow(message);
  });
});

describe("大きなチーム", () => {
  test("言われた数ちょうどを入れ、もう一度なら置き換える", async () => {
    const progress: number[] = [];
    const { rows: before } = await server.db.query(
      "select array_agg(indexrelid::regclass::text order by indexrelid::regclass::text) as indexes from pg_index where indrelid = 'measurements'::regclass",
    );
    const [{ indexes }] = before;
    const size = { members: 7, teams: 2, measurements: 20_100, own: 10_050, nation: false };
    await replaceScaleTeam(server.db, size, now, (done) => progress.push(done));
    await replaceScaleTeam(
      server.db,
      { members: 30, teams: 1, measurements: 4_999, own: 2_500, nation: false },
      now,
      () => {},
    );

    const { rows } = await server.db.query(
      `select (select count(*) from teams) as teams, (select count(*) from members) as members,
         (select count(*) from measurements) as measurements,
         (select array_agg(email) from users where coach_type = 'manager') as managers`,
    );
    const { rows: made } = await server.db.query(
      `select (select sum(count) from measurement_days where kind <> 2) as counted,
         (select count(distinct team_id) from measurement_days) as measured,
         (select count(*) from pg_trigger where tgrelid = 'measurements'::regclass and tgenabled = 'D') as silent,
         (select array_agg(indexrelid::regclass::text order by indexrelid::regclass::text) from pg_index where indrelid = 'measurements'::regclass) as indexes`,
    );
    const { rows: told } = await server.db.query(
      `select (select count(*) from notices) as notices, (select count(*) from notice_recipients) as recipients,
         (select count(*) from events) as events, (select count(*) from notes where pain is false) as notes,
         (select count(*) > 1000 from event_attendance) as answered`,
    );
    expect(told).toEqual([{ notices: 44, recipients: 1_280, events: 63, notes: 660, answered: true }]);
    expect(made).toEqual([{ counted: 4_999, measured: 2, silent: 0, indexes }]);
    expect(progress).toEqual([10_050, 20_100]);
    expect(rows).toEqual([{ teams: 2, members: 50, measurements: 4_999, managers: ["scale@demo.kyuseki.example"] }]);
  }, 60_000);
});
