import type { NoteList } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Queryable } from "../../db/pool.ts";
import { listNotes } from "../../store/notes/noteQueue.ts";
import { type NoteQueueClub, startNoteQueue } from "./notes.fixture.ts";

let club: NoteQueueClub;
beforeAll(async () => {
  club = await startNoteQueue();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

const idsOf = ({ notes }: Pick<NoteList, "notes">) => notes.map(({ note_id }) => note_id);

/** Every page, one after the other. */
async function walk(query = ""): Promise<NoteList[]> {
  const pages = [await club.list(`?${query}`)];
  for (let next = pages.at(-1)?.next; next; next = pages.at(-1)?.next) {
    pages.push(await club.list(`?${query}&after=${next}`));
  }
  return pages;
}

describe("NO-1 ノートの並び", () => {
  test("未返信の痛み、ほかの未返信、返信済み。それぞれ新しい順で、返信済みの痛みは前に出ない", async () => {
    const member = await club.member();
    const old = await club.note({ member, day: "2026-11-10" });
    const answeredPain = await club.note({ member, day: "2026-11-19", pain: true });
    const oldPain = await club.note({ member, day: "2026-11-01", pain: true });
    const recent = await club.note({ member, day: "2026-11-18" });
    const newPain = await club.note({ member, day: "2026-11-02", pain: true });
    const answered = await club.note({ member, day: "2026-11-20" });
    for (const id of [answeredPain, answered]) await club.stamp(id, 0, "nice");

    const list = await club.list();
    expect(idsOf(list)).toEqual([newPain, oldPain, recent, old, answered, answeredPain]);
    expect([list.total, list.counts, list.next]).toEqual([6, { unanswered: 4, pain: 2 }, null]);
    expect((await club.get("/api/coach/notes/count")).json()).toEqual({ unanswered: 4, pain: 2 });
  });

  test("返信のあとに書き直されて痛みの言葉があれば、また未返信の先頭に並び、同じスタンプでも返信し直せる", async () => {
    const member = await club.member();
    const changed = await club.note({ member, day: "2026-11-10" });
    const waiting = await club.note({ member, day: "2026-11-19" });
    await club.stamp(changed, 0, "nice");
    club.moveTo("2026-11-20T12:00:00Z");
    const change = (pain: boolean) =>
      club.db.query("update notes set pain = $2, changed_at = $3 where id = $1", [
        changed,
        pain,
        "2026-11-20T11:59:59Z",
      ]);
    await change(false);
    expect(idsOf(await club.list())).toEqual([waiting, changed]);
    await change(true);
    const list = await club.list("?view=unanswered");
    expect([idsOf(list), list.counts]).toEqual([[changed, waiting], { unanswered: 2, pain: 1 }]);
    expect(list.notes.map(({ reopened }) => reopened)).toEqual([true, false]);
    await club.stamp(changed, 1, "nice");
    const after = await club.list();
    expect([idsOf(after), after.counts]).toEqual([[waiting, changed], { unanswered: 1, pain: 0 }]);
  });

  test("5,000件を50件ずつ読み、同じ瞬間に書かれたノートも、抜けも重なりもない", async () => {
    await addThousands();
    const pages = await walk();
    const ids = pages.flatMap(idsOf);
    expect([pages.length, ids.length, new Set(ids).size]).toEqual([100, 5000, 5000]);
    const keys = pages.flatMap(({ notes }) =>
      notes.map(({ pain, stamps, written_at, note_id }) => ({
        rank: stamps.length > 0 ? 0 : pain ? 2 : 1,
        written_at,
        note_id,
      })),
    );
    const ordered = keys.toSorted(
      (a, b) => b.rank - a.rank || b.written_at.localeCompare(a.written_at) || b.note_id - a.note_id,
    );
    expect(keys).toEqual(ordered);
  });

  test.each([
    ["newest", [3, 2, 1, 0]],
    ["oldest", [0, 1, 2, 3]],
  ])("書かれた時の順（%s）では、返信も痛みも順を変えず、続きも抜けない", async (order, places) => {
    const member = await club.member();
    const ids = [
      await club.note({ member, day: "2026-11-10" }),
      await club.note({ member, day: "2026-11-12", pain: true }),
      await club.note({ member, day: "2026-11-14" }),
      await club.note({ member, day: "2026-11-14" }),
    ];
    await club.stamp(ids[2] ?? 0, 0, "nice");
    const first = await club.list(`?order=${order}&limit=3`);
    const rest = await club.list(`?order=${order}&limit=3&after=${first.next}`);
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(places.map((place) => ids[place]));
    expect([first.total, rest.total, rest.next]).toEqual([4, 4, null]);
  });

  test("読む間に返信しても、まだの1件も抜けない", async () => {
    const member = await club.member();
    const ids: number[] = [];
    for (let at = 0; at < 120; at += 1) ids.push(await club.note({ member, at: new Date(at * 1000).toISOString() }));
    const first = await club.list();
    for (const { note_id } of first.notes) await club.stamp(note_id, 0, "seen");
    const second = await club.list(`?after=${first.next}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids.toReversed().slice(0, 100));
  });

  test("1ページは、並びの索引から50件ほどを読むだけ", async () => {
    await addThousands();
    await club.db.query("analyze notes");
    const plans: string[] = [];
    const explaining = {
      query: async (text: string, values: unknown[]) => {
        const { rows } = await club.db.query(`explain (analyze, costs off, timing off) ${text}`, values);
        plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
        return club.db.query(text, values);
      },
    } as unknown as Queryable; // Only this shape of `query` is called here.
    const filters = { view: "all" } as const;
    await listNotes(explaining, club.teamId(), club.coachId("manager"), {
      filters,
      order: "queue",
      after: { rank: 1, micros: Date.parse("2026-11-10T10:00:00Z") * 1000, id: 1 },
      most: 50,
    });
    expect(plans.join()).toContain("Index Scan using notes_queue on notes");
    const read = [...plans.join().matchAll(/on notes n.* \(actual rows=([\d.]+) loops=(\d+)\)/g)];
    const rowsRead = read.map(([, rows, loops]) => Number(rows) * Number(loops));
    expect(Math.max(...rowsRead)).toBeLessThanOrEqual(60);
  });

  /** 5,000 notes of 20 players: five of a moment, every seventh with pain, every third answered. */
  async function addThousands() {
    const members: number[] = [];
    for (let at = 0; at < 20; at += 1) members.push(await club.member());
    await club.db.query(
      `insert into notes (team_id, member_id, day, written_at, body, excerpt, pain, replies, source, source_id)
       select $1, ($2::int[])[1 + i % 20], date '2026-11-19' - i / 50,
         timestamptz '2026-11-19T10:00:00.000123Z' - i / 5 * interval '1 hour', 'ノート', 'ノート', i % 7 = 0,
         (i % 3 = 0)::int, 'test', i::text from generate_series(0, 4999) i`,
      [club.teamId(), members],
    );
    await club.db.query(
      `insert into note_stamps (team_id, note_id, user_id, author, stamp, created_at)
       select team_id, id, $2, '', 'nice', now() from notes where team_id = $1 and replies = 1`,
      [club.teamId(), club.coachId("coach")],
    );
  }
});

test("前の版のサーバーが書いたノートも、日本の日付と書き出しで並び、痛みは前に出る", async () => {
  const member = await club.member();
  const plain = await club.note({ member, day: "2026-11-19" });
  await club.db.query(
    `insert into notes (team_id, member_id, written_at, body, source, source_id)
     values ($1, $2, '2026-11-09T15:30:00Z', E'ひじが\n痛い', 'nextshot', '1')`,
    [club.teamId(), member],
  );
  const { notes } = await club.list();
  expect(notes.map(({ day, excerpt, pain }) => [day, excerpt, pain])).toEqual([
    ["2026-11-10", "ひじが 痛い", true],
    ["2026-11-19", "ノート", false],
  ]);
  expect(notes[1]?.note_id).toBe(plain);
});

describe("NO-1 絞り込み", () => {
  test("未返信、お気に入り、痛み、学校の段階、選手、テンプレート、日付", async () => {
    const [small, high] = [await club.member({ grade: "e5" }), await club.member({ grade: "h1" })];
    const hurt = await club.note({ member: small, day: "2026-11-10", pain: true });
    const plain = await club.note({ member: high, day: "2026-11-12" });
    const answered = await club.note({ member: high, day: "2026-11-14", pain: true });
    await club.stamp(answered, 0, "rest");
    await club.post("star", { note_id: plain, starred: true });
    const template = await club.templateOf([]);
    await club.db.query("update notes set template_id = $2, template_version = 1 where id = $1", [plain, template]);

    const found = async (query: string) => {
      const list = await club.list(`?${query}`);
      expect(list.total).toBe(list.notes.length);
      return idsOf(list);
    };
    expect(await found("view=unanswered")).toEqual([hurt, plain]);
    expect(await found("view=starred")).toEqual([plain]);
    expect(idsOf(await club.list("?view=starred", "coach"))).toEqual([]);
    expect(await found("view=pain")).toEqual([hurt, answered]);
    expect(await found("group=h")).toEqual([plain, answered]);
    expect(await found(`member_id=${small}`)).toEqual([hurt]);
    expect(await found(`template_id=${template}`)).toEqual([plain]);
    expect(await found("from=2026-11-12&to=2026-11-14")).toEqual([plain, answered]);
    expect(await found("from=2026-11-13&group=e")).toEqual([]);
  });

  test("やめた選手と削除した選手のノートは並ばず、数えない。選べばやめた選手のものは読める", async () => {
    const [left, deleted] = [await club.member({ state: "archived" }), await club.member()];
    const note = await club.note({ member: left });
    const gone = await club.note({ member: deleted });
    await club.db.query("update members set deleted_at = now() where id = $1", [deleted]);
    const list = await club.list();
    expect([list.notes, list.total, list.counts]).toEqual([[], 0, { unanswered: 0, pain: 0 }]);
    expect(idsOf(await club.list(`?member_id=${left}`))).toEqual([note]);
    expect((await club.list(`?member_id=${deleted}`)).total).toBe(0);
    expect((await club.get(`/api/coach/notes/note/${gone}`)).statusCode).toBe(404);
  });

  test.each(["x", "1.2", "3.0.1", "1.1e9.1", "1.0.99999999999", "1.0.1'--"])(
    "続きの印ではない %s は、文で断る",
    async (after) => {
      const reply = await club.get(`/api/coach/notes?after=${encodeURIComponent(after)}`);
      expect([reply.statusCode, reply.json().fields]).toEqual([400, { after: "はじめから読み込み直してください" }]);
    },
  );
});

describe("NO-1 一人のノート", () => {
  test("月ごとの数と、期間の中のノートを、コメントとともに新しい順に", async () => {
    const member = await club.member({ last_name: "増田", first_name: "碧", grade: "j2" });
    await club.note({ member, day: "2026-09-30", body: "九月" });
    const [first, second] = [
      await club.note({ member, day: "2026-11-03", body: "三日", pain: true }),
      await club.note({ member, day: "2026-11-05", body: "五日" }),
    ];
    await club.comment(first, 0, "冷やそう", "coach");
    const reply = await club.get(`/api/coach/notes/player/${member}?from=2026-11-01&to=2026-11-30`);
    expect(reply.json()).toMatchObject({
      member: { id: member, last_name: "増田", first_name: "碧", grade: "j2" },
      today: "2026-11-20",
      first_day: "2026-09-30",
      total: 3,
      months: [
        { month: "2026-11", notes: 2, pain: 1 },
        { month: "2026-09", notes: 1, pain: 0 },
      ],
      notes: [
        { note_id: second, parts: [{ label: "", kind: "text", scale: null, text: "五日" }], comment_list: [] },
        { note_id: first, comments: 1, comment_list: [{ text: "冷やそう", by: { name: "片山 恵" } }] },
      ],
    });
  });

  test("401日と、逆の期間は断る。400日は読める", async () => {
    const member = await club.member();
    const status = async (from: string, to: string) =>
      (await club.get(`/api/coach/notes/player/${member}?from=${from}&to=${to}`)).statusCode;
    expect(await status("2026-01-01", "2027-02-04")).toBe(200);
    expect(await status("2026-01-01", "2027-02-05")).toBe(400);
    expect(await status("2026-01-02", "2026-01-01")).toBe(400);
    expect(await status("2026-01-01", "2026-01-01")).toBe(200);
  });
});
