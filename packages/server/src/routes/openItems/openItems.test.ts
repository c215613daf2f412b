import type { OpenItems, OpenPlayer } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FamilyFixture, openFamilyFixture, start } from "../family/family.fixtures.ts";
import { insertNote, insertTemplate } from "./askedNotes.fixture.ts";

const hour = 60 * 60 * 1000;

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  for (const table of ["measure_values", "measuring_days", "measure_items", "training_entries"])
    await fixture.db.query(`delete from ${table}`);
  // Nobody's records are missing unless a test says so.
  await fixture.db.query("update members set created_at = $1", [start]);
});

const list = async (as?: "stranger"): Promise<OpenItems> =>
  (await fixture.call("GET", "open_items", undefined, as)).json();
const of = ({ players }: OpenItems, id: number): OpenPlayer | undefined =>
  players.find(({ member_id }) => member_id === id);
const kindsOf = async (id: number) => of(await list(), id)?.items.map(({ kind }) => kind) ?? [];
const remind = (member_ids: number[], as?: "colleague" | "stranger") =>
  fixture.call("POST", "open_items/remind", { member_ids }, as);
const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;
const mails = () => rowsOf("select recipient, subject, body, due_at from outbox order by recipient");
const family = (path: string, payload: object) => fixture.send(path, payload);

describe("CO-7: まだのこと", () => {
  test("未読は読むまで、返事はそのあと答えるまで。訂正でまた未読になる", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu], { deadline: new Date(start.getTime() + 9 * hour) });
    const token = await fixture.linkOf(ritsu);
    expect(of(await list(), ritsu.id)?.items).toEqual([
      {
        kind: "unread",
        ref_id: notice,
        subject: "土曜の練習",
        since: "2026-11-20",
        due: new Date(start.getTime() + 9 * hour).toISOString(),
      },
    ]);
    await family("read", { token, notice_id: notice, version: 0 });
    expect(await kindsOf(ritsu.id)).toEqual(["answer"]);
    await family("answer", { token, notice_id: notice, member_id: ritsu.id, answer: "参加" });
    expect(await kindsOf(ritsu.id)).toEqual([]);
    const correction = { title: "訂正", body: "14時です。", leaves_at: start };
    await fixture.versionOf(fixture.teamId, notice, 1, correction);
    expect(of(await list(), ritsu.id)?.items).toMatchObject([{ kind: "unread", subject: "訂正" }]);
    await family("read", { token, notice_id: notice, version: 1 });
    expect(await kindsOf(ritsu.id)).toEqual([]);
  });

  test("出欠は答えるまで、中止か終わりまで。締め切りがなければ集合まで", async () => {
    const { ritsu, hana } = fixture;
    const meets_at = new Date(start.getTime() + 20 * hour);
    const event = await fixture.eventFor([ritsu, hana], { meets_at });
    const token = await fixture.linkOf(ritsu);
    const item = { kind: "attendance", ref_id: event, subject: "練習試合", since: "2026-11-20" };
    expect(of(await list(), ritsu.id)?.items).toEqual([{ ...item, due: meets_at.toISOString() }]);
    await fixture.db.query("update events set deadline = $1", [start]);
    expect(of(await list(), ritsu.id)?.items).toEqual([{ ...item, due: start.toISOString() }]);
    await family("event/answer", { token, event_id: event, member_id: ritsu.id, answer: "undecided" });
    expect([await kindsOf(ritsu.id), await kindsOf(hana.id)]).toEqual([[], ["attendance"]]);
    await fixture.db.query("update events set state = 'cancelled', cancelled_at = $1", [start]);
    expect(await kindsOf(hana.id)).toEqual([]);
    await fixture.db.query("update events set state = 'planned', cancelled_at = null, ends_at = $1, starts_at = $2", [
      new Date(start.getTime() + 22 * hour),
      new Date(start.getTime() + 21 * hour),
    ]);
    expect(await kindsOf(hana.id)).toEqual(["attendance"]);
    fixture.setClock(new Date(start.getTime() + 22 * hour));
    expect(await kindsOf(hana.id)).not.toContain("attendance");
  });

  test("毎週の練習は、次の1回だけ。前の回が終わった日から数え、中止の回は飛ばす", async () => {
    const { ritsu } = fixture;
    const week = (count: number) => ({
      starts_at: new Date(start.getTime() + (count * 7 * 24 - 5) * hour),
      ends_at: new Date(start.getTime() + (count * 7 * 24 - 3) * hour),
      title: "水曜練習",
      created_at: new Date("2026-09-01T00:00:00Z"),
    });
    const first = await fixture.eventFor([ritsu], week(0));
    const cancelled = await fixture.eventFor([ritsu], { ...week(1), state: "cancelled", cancelled_at: start });
    const next = await fixture.eventFor([ritsu], week(2));
    const later = await fixture.eventFor([ritsu], week(3));
    await fixture.db.query("update events set series_id = $1 where id = any($2)", [
      first,
      [first, cancelled, next, later],
    ]);
    await fixture.db.query("update members set created_at = '2026-08-01'");
    const items = of(await list(), ritsu.id)?.items.filter(({ kind }) => kind === "attendance");
    expect(items).toMatchObject([{ ref_id: next, since: "2026-11-20" }]);
  });

  test("毎週の練習でも、前の回より先に締め切りが来る回は待たない", async () => {
    const { ritsu } = fixture;
    const week = (count: number) => {
      const at = (hours: number) => new Date(start.getTime() + (count * 7 * 24 + hours) * hour);
      return { starts_at: at(48), ends_at: at(50), deadline: at(48 - 10 * 24), title: "合同練習" };
    };
    const ids: number[] = [];
    for (const count of [0, 1, 2, 3]) ids.push(await fixture.eventFor([ritsu], week(count)));
    await fixture.db.query("update events set series_id = $1", [ids[0]]);
    const open = async () => (of(await list(), ritsu.id)?.items ?? []).map(({ ref_id }) => ref_id);
    expect(await open()).toEqual([ids[0], ids[1]]);
    fixture.setClock(new Date(start.getTime() + 50 * hour));
    expect(await open()).toEqual([ids[1], ids[2]]);
  });

  test("本人が読めば未読ではなく、返事のいらないお知らせは読めば終わり、離れた選手は数えない", async () => {
    const { ritsu, miyamoto } = fixture;
    const notice = await fixture.noticeTo([ritsu, miyamoto], { choices: [] });
    const token = await fixture.linkOf(ritsu, { member_id: ritsu.id });
    await family("read", { token, notice_id: notice, version: 0 });
    expect((await list()).players.map(({ member_id }) => member_id)).toEqual([miyamoto.id]);
    await fixture.db.query("update members set state = 'archived' where id = $1", [miyamoto.id]);
    const after = await list();
    await fixture.db.query("update members set state = 'active'");
    expect([after.members, after.players]).toEqual([2, []]);
  });

  test("記録は3日なければ、測定は開いている測定会に値がなければ、早くても登録の日から。古い順に並ぶ", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    await fixture.db.query("update members set created_at = '2026-11-01T00:00:00Z' where id = any($1)", [
      [ritsu.id, miyamoto.id],
    ]);
    await fixture.db.query(
      `insert into training_entries (team_id, member_id, date, menu, source, source_id) values
         ($1, $2, '2026-11-17', 'tee', 'manual', 'a'), ($1, $3, '2026-11-18', 'tee', 'manual', 'b')`,
      [fixture.teamId, ritsu.id, miyamoto.id],
    );
    const { rows: items } = await fixture.db.query(
      `insert into measure_items (team_id, name, unit, better, decimals, position)
       values ($1, '50m走', 's', 'lower', 2, 1) returning id`,
      [fixture.teamId],
    );
    const { rows: days } = await fixture.db.query(
      `insert into measuring_days (team_id, date, name, place, item_ids, created_at) values
         ($1, '2026-11-15', '11月の測定', '', $2, now()), ($1, '2026-11-14', '閉じた測定', '', $2, now()) returning id`,
      [fixture.teamId, items.map(({ id }) => id)],
    );
    await fixture.db.query("update measuring_days set closed_at = now() where id = $1", [days[1].id]);
    await fixture.db.query(
      `insert into measure_values (team_id, member_id, item_id, date, value, measuring_day_id, entered_at)
       values ($1, $2, $3, '2026-11-15', 1, $4, now())`,
      [fixture.teamId, miyamoto.id, items[0].id, days[0].id],
    );
    const { players } = await list();
    const measurement = {
      kind: "measurement",
      ref_id: days[0].id,
      subject: "11月の測定",
      since: "2026-11-15",
      due: null,
    };
    expect(players.map(({ member_id, items: open }) => [member_id, open])).toEqual([
      [ritsu.id, [measurement, { kind: "record", ref_id: null, subject: "", since: "2026-11-18", due: null }]],
      // Registered after the day.
      [hana.id, [{ ...measurement, since: "2026-11-20" }]],
    ]);
  });

  describe("成長ノート", () => {
    /** Thursday's note, opened at 19:00 the evening before `start`. */
    const due = "2026-11-20T03:00:00.000Z";
    test("届いてから、その日の分を書くまで。締め切りを過ぎても、次が届くまで", async () => {
      const { ritsu, hana, miyamoto } = fixture;
      const template = await insertTemplate(fixture);
      await fixture.db.query("update members set created_at = '2026-11-01T00:00:00Z'");
      const note = { kind: "note", ref_id: template, subject: "ふりかえり", since: "2026-11-19", due };
      const notes = async () =>
        (await list()).players.flatMap(({ member_id, items }) =>
          items.filter(({ kind }) => kind === "note").map((item) => [member_id, item]),
        );
      expect(await notes()).toEqual([ritsu, hana, miyamoto].map(({ id }) => [id, note]));
      await insertNote(fixture, ritsu, template, "2026-11-17");
      await insertNote(fixture, hana, template, "2026-11-19");
      expect((await notes()).map(([id]) => id)).toEqual([ritsu.id, miyamoto.id]);
      fixture.setClock(new Date("2026-11-22T09:59:59Z"));
      expect((await notes()).map(([id]) => id)).toEqual([ritsu.id, miyamoto.id]);
      fixture.setClock(new Date("2026-11-22T10:00:00Z"));
      expect(await notes()).toEqual(
        [ritsu, hana, miyamoto].map(({ id }) => [
          id,
          { ...note, since: "2026-11-22", due: "2026-11-23T03:00:00.000Z" },
        ]),
      );
    });

    test("いつでも書けるもの、使わなくなったもの、ほかの学年のもの、日を選ぶ前に届いたものは、待っていない", async () => {
      await insertTemplate(fixture, { weekdays: [] });
      await insertTemplate(fixture, { archived_at: start });
      await insertTemplate(fixture, { grades: ["h1"] });
      await insertTemplate(fixture, { asks_since: new Date("2026-11-19T10:00:00.001Z") });
      await insertTemplate(fixture, { team_id: fixture.foreign.team_id });
      expect((await list()).players).toEqual([]);
    });

    test("登録が届いた日よりあとの選手は、登録の日から", async () => {
      await insertTemplate(fixture);
      expect(of(await list(), fixture.hana.id)?.items).toMatchObject([{ kind: "note", since: "2026-11-20" }]);
    });
  });

  test("AP-6: ほかのクラブには何も見えず、催促も下書きも404", async () => {
    const { ritsu } = fixture;
    await fixture.noticeTo([ritsu]);
    expect((await list("stranger")).players).toEqual([]);
    expect((await remind([ritsu.id], "stranger")).statusCode).toBe(404);
    const preview = await fixture.call("POST", "open_items/preview", { member_id: ritsu.id }, "stranger");
    expect(preview.statusCode).toBe(404);
    expect(await mails()).toEqual([]);
  });
});
