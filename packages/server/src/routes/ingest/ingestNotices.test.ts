import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newSourceKey, sourceKeyHash } from "../../security/sourceKeys.ts";
import { insertIngestKey } from "../../store/ingest/sources.ts";
import { type FamilyFixture, openFamilyFixture, type Person, start } from "../family/family.fixtures.ts";

const hour = 60 * 60 * 1000;
const nowS = start.getTime() / 1000;
const done = { accepted: 0, updated: 0, unchanged: 0, refused: [] };

let fixture: FamilyFixture;
const keys = { nextrainer: newSourceKey(), nextshot: newSourceKey(), other: newSourceKey() };
beforeAll(async () => {
  fixture = await openFamilyFixture();
  for (const [source, key] of Object.entries(keys))
    await insertIngestKey(fixture.db, source, sourceKeyHash(key), start);
  await fixture.db.query("update members set nextrainer_usage = 'in_use' where id = any($1)", [
    [fixture.ritsu.id, fixture.foreign.id],
  ]);
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

type Source = keyof typeof keys;
const list = ({ team_id, id }: Person, as: Source = "nextrainer") =>
  fixture.app.inject({
    url: `/api/ingest/notices?team_id=${team_id}&member_id=${id}`,
    headers: { authorization: `Bearer ${keys[as]}` },
  });
const push = (path: string, rows: readonly object[], as: Source = "nextrainer") =>
  fixture.app.inject({
    method: "POST",
    url: `/api/ingest/${path}`,
    headers: { authorization: `Bearer ${keys[as]}` },
    payload: { rows },
  });
const row = ({ team_id, id }: Person, notice_id: number, more: object = {}) => ({
  team_id,
  member_id: id,
  source_id: `${id}-${notice_id}`,
  notice_id,
  datetime: nowS,
  ...more,
});
const read = (person: Person, notice: number, version = 0, more: object = {}) =>
  row(person, notice, { version, ...more });
const answer = (person: Person, notice: number, more: object = {}) => row(person, notice, { answer: "参加", ...more });
const recipients = async () =>
  (await fixture.db.query("select * from notice_recipients order by notice_id, member_id")).rows;

describe("CO-8: 選手のお知らせ", () => {
  test("連携している選手に届いたお知らせだけが、本人の既読と返事とともに新しい順に返る", async () => {
    const { ritsu, hana } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana], { level: "urgent" });
    await fixture.noticeTo([hana]);
    const [own] = (await list(ritsu)).json().notices;
    expect((await list(ritsu)).json().notices).toEqual([own]);
    expect(own).toEqual({
      notice_id: notice,
      versions: [
        {
          number: 0,
          title: "土曜の練習",
          body: "13時からです。",
          at: new Date(start.getTime() - hour).toISOString(),
          author: "大野 監督",
        },
      ],
      urgent: true,
      choices: ["参加", "不参加", "未定"],
      deadline: null,
      files: [],
      member_id: ritsu.id,
      read_at: null,
      read_version: null,
      answer: null,
      comment: "",
      answered_at: null,
      late: false,
    });
  });

  test("連携していない選手、ほかの製品のキー、クラブ違い、いない選手には見えない", async () => {
    const { ritsu, hana, foreign } = fixture;
    await fixture.noticeTo([ritsu, hana]);
    const statuses = [
      await list(hana),
      await list(ritsu, "nextshot"),
      await list({ ...ritsu, team_id: foreign.team_id }),
      await list({ ...ritsu, id: 2_000_000_000 }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await list(ritsu, "other")).statusCode).toBe(403);
    expect((await push("notice_reads", [read(ritsu, 1)], "other")).statusCode).toBe(403);
  });
});

describe("CO-8: 読んだこと", () => {
  test("本人が読んだと残り、また送っても変わらず、訂正を読むと新しい版になる", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu]);
    expect((await push("notice_reads", [read(ritsu, notice)])).json()).toEqual({ ...done, accepted: 1 });
    expect((await push("notice_reads", [read(ritsu, notice)])).json()).toEqual({ ...done, unchanged: 1 });
    expect(await recipients()).toMatchObject([
      { player_read_at: start, player_read_version: 0, family_read_at: null, answer: null },
    ]);
    await fixture.versionOf(fixture.teamId, notice, 1, { title: "訂正", body: "本文", leaves_at: start });
    expect((await push("notice_reads", [read(ritsu, notice, 1000)])).json()).toEqual({ ...done, updated: 1 });
    expect((await list(ritsu)).json().notices).toMatchObject([{ read_version: 1 }]);
  });

  test("届いていない、連携していない、クラブ違い、これからの行は断られ、ほかの行は入る", async () => {
    const { ritsu, hana, foreign } = fixture;
    const notice = await fixture.noticeTo([ritsu, hana]);
    const theirs = await fixture.noticeTo([foreign]);
    const { refused, ...counts } = (
      await push("notice_reads", [
        read(hana, notice),
        read(ritsu, theirs),
        read({ ...ritsu, team_id: foreign.team_id }, notice),
        read(ritsu, notice, 0, { datetime: nowS + 3600, source_id: "later" }),
        read(ritsu, notice, -1, { source_id: "negative" }),
        read(ritsu, notice),
      ])
    ).json();
    expect(counts).toEqual({ accepted: 1, updated: 0, unchanged: 0 });
    expect(refused.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [0, "not_found"],
      [1, "not_found"],
      [2, "not_found"],
      [3, "invalid"],
      [4, "invalid"],
    ]);
  });
});

describe("CO-8: 返事", () => {
  test("返事とひとことが残り、読んだことにもなり、締め切りのあとは遅れになる", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu], { deadline: new Date(start.getTime() - 1) });
    const reply = await push("notice_answers", [answer(ritsu, notice, { comment: "遅れます。" })]);
    expect(reply.json()).toEqual({ ...done, accepted: 1 });
    expect(await recipients()).toMatchObject([
      { answer: "参加", comment: "遅れます。", answered_at: start, late: true, player_read_version: 0 },
    ]);
  });

  test("いちばん新しい返事が残る。家族があとから答えたものは、前の返事では変わらない", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu]);
    const batch = await push("notice_answers", [
      answer(ritsu, notice, { source_id: "new", answer: "不参加", datetime: nowS - 60 }),
      answer(ritsu, notice, { source_id: "old", datetime: nowS - 120 }),
    ]);
    expect(batch.json()).toEqual({ ...done, accepted: 1, updated: 1 });
    const token = await fixture.linkOf(ritsu);
    await fixture.send("answer", { token, notice_id: notice, member_id: ritsu.id, answer: "未定" });
    const again = await push("notice_answers", [answer(ritsu, notice, { answer: "不参加", datetime: nowS - 60 })]);
    expect(again.json()).toEqual({ ...done, unchanged: 1 });
    expect(await recipients()).toMatchObject([{ answer: "未定", answered_at: start }]);
  });

  test("選択肢にない返事は項目の名前とともに断られる", async () => {
    const { ritsu } = fixture;
    const notice = await fixture.noticeTo([ritsu]);
    const { refused } = (await push("notice_answers", [answer(ritsu, notice, { answer: "たぶん" })])).json();
    expect(refused).toMatchObject([{ code: "invalid", fields: { answer: "お知らせの選択肢にない返事です" } }]);
  });

  test("同じ送信が同時に来ても1回分で、家族の返事とぶつかっても止まらない", async () => {
    const { ritsu, hana } = fixture;
    const notices = [await fixture.noticeTo([ritsu, hana]), await fixture.noticeTo([ritsu, hana])];
    const token = await fixture.linkOf(ritsu);
    const rows = notices.map((notice) => answer(ritsu, notice));
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, (_, turn) => push("notice_answers", turn % 2 ? rows : rows.toReversed())),
      ...notices.map((notice_id) => fixture.send("answer", { token, notice_id, member_id: hana.id, answer: "不参加" })),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const accepted = replies.slice(0, 6).reduce((sum, reply) => sum + reply.json().accepted, 0);
    expect(accepted).toBe(2);
    expect((await recipients()).map((one) => one.answer)).toEqual(["参加", "不参加", "参加", "不参加"]);
  });
});

test("CO-5: アプリで答えると、朝を待つ催促はなくなる", async () => {
  const { ritsu } = fixture;
  fixture.setClock(new Date("2026-11-20T13:00:00Z"));
  const notice = await fixture.noticeTo([ritsu]);
  await fixture.call("POST", "open_items/remind", { member_ids: [ritsu.id] });
  const waiting = async () => (await fixture.db.query("select 1 from outbox")).rows.length;
  expect(await waiting()).toBe(1);
  await push("notice_answers", [answer(ritsu, notice)]);
  expect(await waiting()).toBe(0);
});
