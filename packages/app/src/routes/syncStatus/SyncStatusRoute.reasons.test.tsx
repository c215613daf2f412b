// @vitest-environment jsdom
import "fake-indexeddb/auto";
import {
  addDays,
  archiveNoteTemplate,
  cancelEvent,
  createEvent,
  dayInJapan,
  getEvent,
  saveNoteTemplate,
  stampNotes,
  starterTemplates,
} from "@kyuseki/domain";
import type { OutboxDraft } from "@kyuseki/domain/outbox";
import { addMember } from "@kyuseki/server/testing";
import { eventDraftOf, newEventValues } from "@kyuseki/ui";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportedCsv, refusedRow, showSyncStatus } from "../../../testing/outbox/showSyncStatus.tsx";
import {
  heardAnswer,
  noteComment,
  seenStamp,
  thrownPitches,
  trainingComment,
} from "../../../testing/outbox/waiting.ts";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import { outboxDatabase } from "../../services/outbox/openOutboxStore.ts";
import type { Services } from "../../services/services.ts";

const server = teamServerOfFile();
let services: Services;
let memberId: number;
const today = dayInJapan(new Date());
beforeEach(async () => {
  window.sessionStorage.clear();
  services = await server.signIn();
  memberId = (await addMember(server.db, server.ids().teamId, { last_name: "小川", first_name: "新" })).id;
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteDB(outboxDatabase);
});

const outbox = () => loadOutbox(services, server.ids().managerId);
const csvOfAll = async () => exportedCsv(() => fireEvent.click(screen.getByRole("button", { name: "CSVに書き出す" })));

test.each([
  {
    name: "保存領域がいっぱい",
    prepare: async () => {
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    },
    says: "保存領域がいっぱいで、端末に保存できません。",
  },
  {
    name: "プライベートウィンドウ",
    prepare: async () => {
      vi.spyOn(indexedDB, "open").mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    },
    says: "プライベートウィンドウか、保存を止めた設定のため、端末に保存できません。",
  },
  {
    name: "新しい版のデータベース",
    prepare: async () => (await openDB(outboxDatabase, 99)).close(),
    says: "この端末の記録は、新しい版の球跡で作られています。",
  },
])("OF-2 $name：入力はこのタブに残り、わけを言い、書き出せ、つながれば送られる", async ({ prepare, says }) => {
  await prepare();
  expect(await (await outbox()).enter([trainingComment(memberId, today, "よい走り")])).toBe(false);
  showSyncStatus(services);
  expect(await screen.findByText(says)).toBeTruthy();
  expect(await csvOfAll()).toContain("練習へのコメント,よい走り,小川 新,");
  expect(await csvOfAll()).toContain(",端末に保存できていません,");
  fireEvent.click(screen.getByRole("button", { name: "いま1件を送る" }));
  await screen.findByText("送信待ちはありません");
  const { rows } = await server.db.query("select text from training_comments");
  expect(rows).toEqual([{ text: "よい走り" }]);
});

/** What waits, what happens to it meanwhile, and why it is refused then. */
type Refused = {
  name: string;
  draft: () => Promise<OutboxDraft>;
  happens: (draft: OutboxDraft) => Promise<unknown>;
  why: string;
};

const refusals: Refused[] = [
  {
    name: "端末の時計が1日進んでいた",
    draft: async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3600 * 1000 });
      return trainingComment(memberId, dayInJapan(new Date()), "明日のつもりでない");
    },
    happens: async () => vi.useRealTimers(),
    why: "今日までの日付を選んでください。直して、送り直してください。",
  },
  {
    name: "選手が削除された",
    draft: async () => thrownPitches(memberId, today, 41),
    happens: async () => server.db.query("update members set deleted_at = now() where id = $1", [memberId]),
    why: "この選手か記録は削除されています。記録を残すには、CSVに書き出してください。",
  },
  {
    name: "行事が中止になった",
    draft: async () => heardAnswer((await addEvent()).event_id, memberId),
    happens: async ({ payload }) => {
      const { event_id } = payload as { event_id: number };
      const { version } = await services.call(getEvent, { params: { id: event_id } });
      await services.call(cancelEvent, { body: { event_id, version, scope: "one", reason: "雨", tell: null } });
    },
    why: "この行事は中止になりました。直すか、消してください。",
  },
  {
    name: "ほかのコーチが先に返信した",
    draft: async () => seenStamp(await addNote()),
    happens: async ({ payload }) => {
      const { note_id } = payload as { note_id: number };
      const { call } = await server.signIn("coach@example.jp");
      await call(stampNotes, { body: { notes: [{ note_id, version: 0 }], stamp: "nice", anyway: false } });
    },
    why: "ほかの指導者が先に返信したか、ノートが書き直されたため、送っていません。直すか、消してください。",
  },
  {
    name: "ノートが削除された",
    draft: async () => seenStamp(await addNote()),
    happens: async () => server.db.query("delete from notes"),
    why: "このノートは削除されています。記録を残すには、CSVに書き出してください。",
  },
];

test.each(refusals)("OF-3 $name：入力は残り、わけとともに見え、書き出せる", async ({ draft, happens, why }) => {
  const waiting = await draft();
  await (await outbox()).enter([waiting]);
  await happens(waiting);
  await (await outbox()).flush();
  showSyncStatus(services);
  const { label } = waiting.about;
  expect((await refusedRow(label)).textContent).toContain(why);
  expect(
    await exportedCsv(() => fireEvent.click(screen.getByRole("button", { name: "1件をCSVに書き出す" }))),
  ).toContain(why);
  expect((await outbox()).read().entries).toMatchObject([{ about: { label }, payload: waiting.payload }]);
});

test("テンプレートが使われなくなっても、そのノートへのコメントは届く", async () => {
  const { teamId } = server.ids();
  const [example] = starterTemplates;
  if (!example) throw new Error("見本のテンプレートがない");
  const template = await services.call(saveNoteTemplate, { body: { ...example, template_id: null, version: null } });
  const note = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at, template_id, template_version)
     values ($1, $2, 'nexttrainer', 'n', 'けん制を変えた。', now(), $3, $4) returning id`,
    [teamId, memberId, template.template_id, template.version],
  );
  await (await outbox()).enter([noteComment(note.rows[0]?.id ?? 0, "見たよ")]);
  const { template_id, version } = template;
  await services.call(archiveNoteTemplate, { body: { template_id, version, archived: true } });
  await (await outbox()).flush();
  expect((await outbox()).read().entries).toEqual([]);
  const { rows } = await server.db.query("select text from note_comments");
  expect(rows).toEqual([{ text: "見たよ" }]);
});

async function addNote() {
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     values ($1, $2, 'nextrainer', 'n', 'けん制を変えた。', now()) returning id`,
    [server.ids().teamId, memberId],
  );
  return rows[0]?.id ?? 0;
}

async function addEvent() {
  const values = { ...newEventValues(addDays(today, 1), "全員"), title: "練習試合", kind: "game" as const };
  const draft = eventDraftOf({ ...values, starts: "09:30", ends: "13:00" });
  if (!draft) throw new Error("行事の下書きがつくれない");
  return services.call(createEvent, { body: { ...draft, repeat_until: null, tell: null } });
}
