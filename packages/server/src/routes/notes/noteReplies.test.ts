import type { Note, NoteSummary } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type NoteQueueClub, startNoteQueue } from "./notes.fixture.ts";

let club: NoteQueueClub;
let member: number;
let id: number;
beforeAll(async () => {
  club = await startNoteQueue();
});
afterAll(() => club.stop());
beforeEach(async () => {
  await club.begin();
  member = await club.member();
  id = await club.note({ member });
});

type Stamped = { stamped: NoteSummary[]; passed: NoteSummary[]; gone: number[] };
const stampsOf = ({ stamps }: Pick<Note, "stamps">) => stamps.map(({ by, stamp }) => [by?.name, stamp]);

describe("スタンプ", () => {
  test("一人に1つ。新しいものが置き換わり、押し直しても版は上がらず、取り消すと未返信に戻る", async () => {
    const first: Stamped = (await club.stamp(id, 0, "nice")).json();
    expect([first.stamped.map(stampsOf), first.stamped[0]?.version]).toEqual([[[["大野 直人", "nice"]]], 1]);
    const second: Stamped = (await club.stamp(id, 1, "rest")).json();
    expect([second.stamped.map(stampsOf), second.stamped[0]?.version]).toEqual([[[["大野 直人", "rest"]]], 2]);
    const same: Stamped = (await club.stamp(id, 2, "rest")).json();
    expect(same.stamped[0]?.version).toBe(2);
    expect((await club.list()).counts.unanswered).toBe(0);

    const undone: Stamped = (await club.stamp(id, 2, null)).json();
    expect([undone.stamped.map(stampsOf), undone.stamped[0]?.version]).toEqual([[[]], 3]);
    expect((await club.list()).counts.unanswered).toBe(1);
    const nothing: Stamped = (await club.stamp(id, 3, null)).json();
    expect(nothing.stamped[0]?.version).toBe(3);
  });

  test("ほかの指導者が先に返信したノートは送らずに知らせ、あえて送れば並ぶ", async () => {
    const other = await club.note({ member });
    await club.stamp(id, 0, "nice", "coach");
    const both = { notes: [id, other].map((note_id) => ({ note_id, version: 0 })), stamp: "seen" };
    const reply: Stamped = (await club.post("stamp", { ...both, anyway: false })).json();
    expect(reply.stamped.map(({ note_id }) => note_id)).toEqual([other]);
    expect(reply.passed.map((note) => [note.note_id, stampsOf(note), note.version])).toEqual([
      [id, [["片山 恵", "nice"]], 1],
    ]);
    const anyway: Stamped = (await club.stamp(id, 0, "seen", "manager", true)).json();
    expect(anyway.stamped.map(stampsOf)).toEqual([
      [
        ["片山 恵", "nice"],
        ["大野 直人", "seen"],
      ],
    ]);
  });

  test("自分のスタンプの取り消しは、ほかの指導者が返信したあとでも通る", async () => {
    await club.stamp(id, 0, "nice");
    await club.comment(id, 1, "私からも", "coach");
    const undone: Stamped = (await club.stamp(id, 1, null)).json();
    expect([undone.stamped.map(stampsOf), undone.passed]).toEqual([[[]], []]);
  });

  test("自分の前の操作、取り消された返信、見てから押したものは、先の返信に数えない", async () => {
    await club.stamp(id, 0, "nice");
    const own: Stamped = (await club.stamp(id, 0, "rest")).json();
    expect([own.stamped.length, own.passed.length]).toEqual([1, 0]);
    await club.stamp(id, 2, null);

    await club.stamp(id, 3, "nice", "coach");
    await club.stamp(id, 4, null, "coach");
    const takenBack: Stamped = (await club.stamp(id, 3, "nice")).json();
    expect(takenBack.passed).toEqual([]);

    await club.comment(id, 6, "見ました", "coach");
    const seen: Stamped = (await club.stamp(id, 7, "talk")).json();
    expect([seen.stamped.length, seen.passed.length]).toEqual([1, 0]);
  });

  test("NO-4 見たあとに書き直された痛みのノートには送らず、未返信のまま。見直してからなら届く", async () => {
    const seen = (changed_at?: string | null) => ({
      notes: [{ note_id: id, version: 0, ...(changed_at !== undefined && { changed_at }) }],
      stamp: "nice",
      anyway: false,
    });
    const change = (pain: boolean) =>
      club.db.query("update notes set pain = $2, changed_at = '2026-11-20T10:50:00Z' where id = $1", [id, pain]);
    await change(true);
    const passed: Stamped = (await club.post("stamp", seen(null))).json();
    expect([passed.stamped, passed.passed.map(({ note_id }) => note_id)]).toEqual([[], [id]]);
    const commented = await club.post("comment", {
      note_id: id,
      version: 0,
      changed_at: null,
      text: "よし",
      anyway: false,
    });
    expect([commented.statusCode, commented.json().error]).toEqual([
      409,
      "このノートは、開いたあとに書き直され、痛み・違和感の言葉があります。いまの内容を確かめてから、もう一度「コメントする」を押してください。",
    ]);
    expect((await club.list()).counts).toEqual({ unanswered: 1, pain: 1 });
    const again: Stamped = (await club.post("stamp", seen("2026-11-20T10:50:00.000Z"))).json();
    expect(again.stamped.map(stampsOf)).toEqual([[["大野 直人", "nice"]]]);

    await club.stamp(id, 1, null);
    // Entered under the release before, which did not say what was seen; and a change that speaks of no pain.
    expect((await club.post("stamp", seen())).json<Stamped>().passed).toEqual([]);
    await change(false);
    expect((await club.post("stamp", seen(null))).json<Stamped>().passed).toEqual([]);
  });

  test("二人が同じ瞬間に60件を押しても、どのノートも一人だけが返信している", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 60; at += 1) ids.push(await club.note({ member }));
    const all = (order: readonly number[]) => ({
      notes: order.map((note_id) => ({ note_id, version: 0 })),
      stamp: "seen",
      anyway: false,
    });
    const replies = await Promise.all([
      club.post("stamp", all(ids), "manager"),
      club.post("stamp", all(ids.toReversed()), "coach"),
      ...ids.slice(0, 20).map((note_id) => club.stamp(note_id, 0, "nice", "other")),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    const { rows } = await club.db.query(
      `select count(distinct note_id)::int as notes, count(*)::int as stamps, bool_and(n.replies = 1) as counted
       from note_stamps s join notes n on n.team_id = s.team_id and n.id = s.note_id where n.id = any($1)`,
      [ids],
    );
    expect(rows).toEqual([{ notes: 60, stamps: 60, counted: true }]);
  });

  test("同じ送信が二度届いても、一度だけ", async () => {
    const send = () =>
      club.server.app.inject({
        method: "POST",
        url: "/api/coach/notes/comment",
        payload: { note_id: id, version: 0, text: "その調子", anyway: true },
        headers: { ...club.headers(), "idempotency-key": "b3f5a5d0-2b56-4c8e-9b0c-7d3c7f2f0001" },
      });
    const replies = await Promise.all([send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await club.show(id)).comment_list).toHaveLength(1);
  });

  test("消えたノートと、よそのチームのノートは、なくなったものとして返り、変わらない", async () => {
    await club.db.query("update members set deleted_at = now() where id = $1", [member]);
    expect((await club.stamp(id, 0, "nice")).json()).toEqual({ stamped: [], passed: [], gone: [id] });
    await club.db.query("update members set deleted_at = null where id = $1", [member]);
    expect((await club.stamp(id, 0, "nice", "stranger", true)).json()).toEqual({ stamped: [], passed: [], gone: [id] });
    expect((await club.show(id)).version).toBe(0);
  });

  test("101件、0件、知らないスタンプは断る", async () => {
    const notes = Array.from({ length: 101 }, (_, at) => ({ note_id: at + 1, version: 0 }));
    const fields = async (body: object) => (await club.post("stamp", { anyway: false, ...body })).json().fields;
    expect(await fields({ notes, stamp: "nice" })).toEqual({ notes: "一度に送れるのは100件までです" });
    expect(await fields({ notes: [], stamp: "nice" })).toEqual({ notes: "ノートを選んでください" });
    expect(await fields({ notes: notes.slice(0, 1), stamp: "x" })).toEqual({ stamp: "スタンプを選び直してください" });
  });
});

describe("コメント", () => {
  test("送ると並び、消すと未返信に戻る。悪意のある文もそのまま", async () => {
    const text = "<img src=x onerror=alert(1)>'; drop table notes;--\u202E👩‍👩‍👧";
    const reply = await club.comment(id, 0, text);
    expect(reply.statusCode).toBe(200);
    const note = reply.json<Note>();
    expect(note).toMatchObject({
      version: 1,
      comments: 1,
      comment_list: [{ text, by: { name: "大野 直人", coach_type: "manager" }, at: "2026-11-20T11:00:00.000Z" }],
    });
    const removed = await club.post("comment/delete", { note_id: id, comment_id: note.comment_list[0]?.id });
    expect(removed.json()).toMatchObject({ version: 2, comments: 0, comment_list: [] });
    expect((await club.list()).counts.unanswered).toBe(1);
    const again = await club.post("comment/delete", { note_id: id, comment_id: note.comment_list[0]?.id });
    expect([again.statusCode, again.json().error]).toEqual([404, "このコメントは、もう削除されています。"]);
  });

  test("先に返信した人の名前で知らせて止まり、それでも送れば届く", async () => {
    await club.comment(id, 0, "先に", "coach");
    const refused = await club.comment(id, 0, "あとから");
    expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
      409,
      "conflict",
      "片山 恵さんが先に返信しました。それでも送るときは、もう一度「コメントする」を押してください。",
    ]);
    expect((await club.show(id)).comment_list.map(({ text }) => text)).toEqual(["先に"]);
    expect((await club.comment(id, 0, "あとから", "manager", true)).statusCode).toBe(200);
    expect((await club.show(id)).comment_list.map(({ text }) => text)).toEqual(["先に", "あとから"]);
  });

  test("ほかの人のコメントは監督だけが消せる", async () => {
    const byManager = (await club.comment(id, 0, "監督")).json<Note>().comment_list[0]?.id;
    const byCoach = (await club.comment(id, 1, "コーチ", "coach")).json<Note>().comment_list[1]?.id;
    const remove = async (comment_id: number | undefined, who: "manager" | "coach" | "other") =>
      (await club.post("comment/delete", { note_id: id, comment_id }, who)).statusCode;
    expect([await remove(byManager, "coach"), await remove(byCoach, "other")]).toEqual([403, 403]);
    expect(await remove(byCoach, "manager")).toBe(200);
    expect(await remove(byManager, "manager")).toBe(200);
  });

  test("空、501文字、消えたノートは文で断る。500文字は届く", async () => {
    const send = async (text: string, note = id) => {
      const { statusCode, ...reply } = await club.comment(note, 0, text);
      return [statusCode, reply.json().fields?.text ?? reply.json().error];
    };
    expect(await send("  ")).toEqual([400, "コメントを入力してください"]);
    expect(await send("あ".repeat(501))).toEqual([400, "コメントは500文字以内で入力してください"]);
    expect(await send("👨‍👩‍👧‍👦".repeat(500))).toEqual([200, undefined]);
    expect(await send("いいね", id + 1)).toEqual([404, "このノートは、もう削除されています。"]);
  });

  test("操作の記録に、だれのノートかだけが残る", async () => {
    const note = (await club.comment(id, 0, "ないしょの言葉")).json<Note>();
    await club.post("comment/delete", { note_id: id, comment_id: note.comment_list[0]?.id });
    const { rows } = await club.db.query("select action, member_ids, details from audit_log order by id");
    expect(rows).toEqual([
      { action: "note_commented", member_ids: [member], details: [] },
      { action: "note_comment_removed", member_ids: [member], details: [] },
    ]);
  });
});

describe("既読とお気に入り", () => {
  test("開いたことは、はじめの時刻で、ほかの指導者に見える", async () => {
    await club.post("read", { note_id: id }, "coach");
    club.moveTo("2026-11-20T12:00:00Z");
    await club.post("read", { note_id: id }, "coach");
    await club.post("read", { note_id: id }, "manager");
    expect((await club.show(id, "manager")).readers).toEqual([{ name: "片山 恵", at: "2026-11-20T11:00:00.000Z" }]);
    expect((await club.show(id, "other")).readers.map(({ name }) => name)).toEqual(["片山 恵", "大野 直人"]);
    expect([(await club.show(id, "other")).read, (await club.show(id, "coach")).read]).toEqual([false, true]);
  });

  test("お気に入りは自分だけのもので、既読とは別", async () => {
    const starred = (await club.post("star", { note_id: id, starred: true })).json<NoteSummary>();
    expect([starred.starred, starred.read]).toEqual([true, false]);
    expect((await club.show(id, "coach")).starred).toBe(false);
    await club.post("read", { note_id: id });
    expect(await club.show(id)).toMatchObject({ starred: true, read: true });
    const off = (await club.post("star", { note_id: id, starred: false })).json<NoteSummary>();
    expect([off.starred, off.read]).toEqual([false, true]);
  });

  test("家族が返信を見た時刻は、新しい返信で消え、取り消すと戻る", async () => {
    await club.stamp(id, 0, "nice");
    await club.db.query("update notes set reply_read_at = '2026-11-20T11:30:00Z' where id = $1", [id]);
    expect((await club.show(id)).answer_read_at).toBe("2026-11-20T11:30:00.000Z");
    club.moveTo("2026-11-20T12:00:00Z");
    await club.stamp(id, 1, "seen", "coach");
    expect((await club.show(id)).answer_read_at).toBeNull();
    await club.stamp(id, 2, null, "coach");
    expect((await club.show(id)).answer_read_at).toBe("2026-11-20T11:30:00.000Z");
  });

  test("アカウントがなくなった指導者の返信は、残り、名前だけがなくなる", async () => {
    await club.comment(id, 0, "見ました", "coach");
    await club.stamp(id, 1, "nice", "coach");
    await club.db.query("delete from users where id = $1", [club.coachId("coach")]);
    const note = await club.show(id);
    expect([note.comment_list[0]?.by, note.stamps[0]?.by, note.comments]).toEqual([null, null, 1]);
  });
});
