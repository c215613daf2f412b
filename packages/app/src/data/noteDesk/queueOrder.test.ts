import type { NoteSummary } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { keepOrder, nextUnanswered, noteAt, upcoming } from "./queueOrder.ts";

function note(note_id: number, part: Partial<NoteSummary> = {}): NoteSummary {
  return {
    note_id,
    member: { id: 1, last_name: "小川", first_name: "新", grade: "e6" },
    day: "2026-11-19",
    written_at: "2026-11-19T10:02:00Z",
    changed_at: null,
    late: false,
    title: "ふりかえり",
    template_id: 1,
    writer: "player",
    excerpt: "けん制",
    scale: null,
    pain: false,
    version: 0,
    stamps: [],
    comments: 0,
    reopened: false,
    read: false,
    starred: false,
    ...part,
  };
}
const answered = (id: number) => note(id, { version: 1, comments: 1 });
const ids = (notes: readonly NoteSummary[]) => notes.map(({ note_id }) => note_id);

test("NO-1 返信したノートは、読み直しても場所を変えない", () => {
  const before = [answered(5), note(4), note(3)];
  const kept = keepOrder(before, [note(4), note(3), answered(5)]);
  expect(ids(kept)).toEqual([5, 4, 3]);
});

test("NO-1 「未返信」から外れたノートも、見ている間は残る", () => {
  expect(ids(keepOrder([answered(5), note(4), answered(3)], [note(4)]))).toEqual([5, 4, 3]);
});

test("新しく届いたノートは、一覧での場所に入る。先頭も、途中も、終わりも", () => {
  const arrived = [note(9, { pain: true }), note(5), note(7), note(4), note(2), note(1)];
  expect(ids(keepOrder([note(5), note(4)], arrived))).toEqual([9, 5, 7, 4, 2, 1]);
});

test("遅れて届いた古い知らせは、返信を消さない", () => {
  const [kept] = keepOrder([answered(5)], [note(5)]);
  expect(kept).toMatchObject({ version: 1, comments: 1 });
});

test("ほかのコーチの返信は、届けば見える", () => {
  const [kept] = keepOrder([note(5)], [answered(5)]);
  expect(kept).toMatchObject({ comments: 1 });
});

test("NO-1 次の未返信は下へ、終わりまで行けば上から。飛ばさず、同じものには戻らない", () => {
  const queue = [note(5), answered(4), note(3), answered(2)];
  expect(nextUnanswered(queue, 5)?.note_id).toBe(3);
  expect(nextUnanswered(queue, 3)?.note_id).toBe(5);
  expect(nextUnanswered(queue, null)?.note_id).toBe(5);
  expect(nextUnanswered([note(5), answered(4)], 5)).toBeNull();
});

test("NO-1 返信のあとに書き直されて痛みの言葉が出たノートは、また次の未返信になる", () => {
  const reopened = { ...answered(4), pain: true, reopened: true };
  expect(nextUnanswered([note(5), reopened], 5)?.note_id).toBe(4);
});

test("前後のノートは、端の先にはない", () => {
  const queue = [note(5), note(4)];
  expect(noteAt(queue, 5, 1)?.note_id).toBe(4);
  expect(noteAt(queue, 5, -1)).toBeNull();
  expect(noteAt(queue, 99, 1)).toBeNull();
});

test("先に読んでおくのは、次の未返信と、前後のノート", () => {
  const queue = [note(6), answered(5), note(4), note(3), note(2), note(1)];
  expect(ids(upcoming(queue, 6, 2))).toEqual([4, 3, 5]);
  expect(ids(upcoming([note(6)], 6, 3))).toEqual([]);
  expect(ids(upcoming([note(6), note(5)], 6, 3))).toEqual([5]);
});
