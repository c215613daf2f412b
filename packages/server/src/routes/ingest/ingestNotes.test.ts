import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser, emptyTables } from "../../testing.ts";
import { type IngestFixture, now, openIngestFixture, rowOf } from "./ingest.fixtures.ts";

let fixture: IngestFixture;
let other: string;
beforeAll(async () => {
  fixture = await openIngestFixture();
  other = (await fixture.newKey("other")).key;
  await fixture.query(`update members set nextrainer_usage = 'in_use' where id = ${fixture.sato.member_id}`);
});
afterAll(() => fixture.stop());
beforeEach(() => emptyTables(fixture.db, ["notes"]));

const row = (more: object = {}) => ({ ...fixture.sato, ...rowOf.notes("page-1"), ...more });
const push = (more: object = {}) => fixture.push("notes", [row(more)]);
const stored = async () =>
  (await fixture.query(`select day, excerpt, pain, changes, changed_at, replies, version from notes`))[0];
const list = ({ team_id, member_id }: typeof fixture.sato, key = fixture.keys.nextrainer.key) =>
  fixture.app.inject({
    url: `/api/ingest/notes?team_id=${team_id}&member_id=${member_id}`,
    headers: { authorization: `Bearer ${key}` },
  });

/** A stamp and, a minute later, a comment of a coach. */
async function answer() {
  const { id } = await addUser(fixture.db, fixture.sato.team_id);
  const [note] = await fixture.query<{ id: number }>("select id from notes");
  const of = [fixture.sato.team_id, note?.id, id, "大野 監督"];
  await fixture.db.query("insert into note_stamps values ($1, $2, default, $3, $4, 'nice', 1, $5)", [...of, now]);
  await fixture.db.query("insert into note_comments values ($1, $2, default, $3, $4, '続けよう。', 2, $5)", [
    ...of,
    new Date(now.getTime() + 60_000),
  ]);
  await fixture.db.query("update notes set replies = 2, version = 2, replied_at = $1", [
    new Date(now.getTime() + 60_000),
  ]);
  return note?.id;
}

describe("NO-1: 連携サービスのノート", () => {
  test("日本の日付、はじまりの文、痛みの言葉とともに、未返信として入る", async () => {
    await push({ datetime: Date.parse("2026-11-19T15:30:00Z") / 1000, body: `右のひじが痛い。\n${"あ".repeat(200)}` });
    expect(await stored()).toEqual({
      day: "2026-11-20",
      excerpt: `右のひじが痛い。 ${"あ".repeat(110)}…`,
      pain: true,
      changes: 0,
      changed_at: null,
      replies: 0,
      version: 0,
    });
  });

  test("題名の痛みの言葉も見落とさない", async () => {
    await push({ title: "ひざの痛み", body: "走れなかった。" });
    expect(await stored()).toMatchObject({ pain: true, excerpt: "走れなかった。" });
  });

  test("書き直されると変わり、返信は残る。同じものをもう一度送っても変わらない", async () => {
    await push();
    await answer();
    expect(await push()).toMatchObject({ unchanged: 1 });
    expect(await stored()).toMatchObject({ changes: 0, replies: 2 });
    expect(await push({ body: "肩が痛い。" })).toMatchObject({ updated: 1 });
    expect(await stored()).toEqual({
      day: "2026-11-20",
      excerpt: "肩が痛い。",
      pain: true,
      changes: 1,
      changed_at: now,
      replies: 2,
      version: 2,
    });
    expect((await fixture.query("select 1 from note_stamps")).length).toBe(1);
  });

  test("書いた日時だけが直されたら、変更とは言わない", async () => {
    await push();
    await push({ datetime: Date.parse("2026-11-18T10:00:00Z") / 1000 });
    expect(await stored()).toMatchObject({ day: "2026-11-18", changes: 0, changed_at: null });
  });
});

describe("CO-8: スタンプとコメント", () => {
  test("返信のあるノートだけが、だれの言葉かとともに返る", async () => {
    await fixture.push("notes", [row(), row({ source_id: "page-2" })]);
    await fixture.query("delete from notes where source_id = 'page-2'");
    const note_id = await answer();
    await push({ source_id: "page-3" });
    const answered = {
      note_id,
      day: "2026-11-20",
      written_at: now.toISOString(),
      title: "試合",
      parts: [{ label: "", kind: "text", scale: null, text: "初球から振れた。" }],
      stamps: [{ stamp: "nice", by: "大野 監督", at: now.toISOString() }],
      comments: [{ id: expect.any(Number), by: "大野 監督", text: "続けよう。", at: "2026-11-20T12:01:00.000Z" }],
      new_answer: true,
      source_id: "page-1",
    };
    expect((await list(fixture.sato)).json()).toEqual({ notes: [answered] });
    await fixture.query("update notes set reply_read_at = replied_at, source = 'nextshot'");
    expect((await list(fixture.sato)).json()).toEqual({
      notes: [{ ...answered, new_answer: false, source_id: null }],
    });
  });

  test("アカウントがなくなった指導者は、名前では伝えない", async () => {
    await push();
    await answer();
    await fixture.query("update note_stamps set user_id = null");
    await fixture.query("update note_comments set user_id = null");
    const [note] = (await list(fixture.sato)).json().notes;
    expect(note).toMatchObject({ stamps: [{ by: null }], comments: [{ by: null, text: "続けよう。" }] });
  });

  test("連携していない選手、ほかの製品のキー、クラブ違い、いない選手には見えない", async () => {
    await push();
    await answer();
    const { sato, suzuki, tanaka, keys } = fixture;
    const statuses = [
      await list(suzuki),
      await list(sato, keys.nextshot.key),
      await list({ ...sato, team_id: tanaka.team_id }),
      await list({ ...sato, member_id: 2_000_000_000 }),
      await list(sato, other),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 403]);
  });
});
