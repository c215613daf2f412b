// @vitest-environment jsdom
import "fake-indexeddb/auto";
import {
  addDays,
  createEvent,
  createMeasuringDay,
  dayInJapan,
  getEvent,
  getMeasuringDay,
  getNote,
  listMeasureItems,
  stampNotes,
} from "@kyuseki/domain";
import type { OutboxDraft } from "@kyuseki/domain/outbox";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gameDraft } from "../../../e2e/practice/gameDraft.ts";
import { showSyncStatus } from "../../../testing/outbox/showSyncStatus.tsx";
import { heardAnswer, noteComment, trainingComment } from "../../../testing/outbox/waiting.ts";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import type { Services } from "../../services/services.ts";
import { Component as MeasuringDay } from "../measuringDay/MeasuringDayRoute.tsx";
import { Component as TeamEvent } from "../teamEvent/TeamEventRoute.tsx";
import { Component as TrainingPlayer } from "../trainingPlayer/TrainingPlayerRoute.tsx";
import { Component as ViewNote } from "../viewNote/ViewNoteRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let memberId: number;
const today = dayInJapan(new Date());
beforeEach(async () => {
  window.sessionStorage.clear();
  const player = { last_name: "小川", first_name: "新", grade: "e6" };
  memberId = (await addMember(server.db, server.ids().teamId, player)).id;
  services = await server.signIn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const outbox = () => loadOutbox(services, server.ids().managerId);
const left = async () => (await outbox()).read().entries;
const title = "送れなかった入力があります";
const notice = async () => within(await screen.findByRole("region", { name: title, hidden: true }));
const isOver = () => waitFor(() => expect(screen.queryByText(title)).toBeNull());
const setMember = (state: string) => server.db.query("update members set state = $2 where id = $1", [memberId, state]);

/** Entered without a network; `happens` meanwhile, and it is refused. Opens the page that 直す leads to. */
async function comeToCorrect(draft: OutboxDraft, happens: () => Promise<unknown> = async () => {}) {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  await (await outbox()).enter([draft]);
  await happens();
  await (await outbox()).flush();
  online.mockRestore();
  expect(await left()).toMatchObject([{ refusal: { code: expect.any(String) } }]);
  showSyncStatus(services);
  const address = (await screen.findByRole("link", { name: /^直す/ })).getAttribute("href") ?? "";
  cleanup();
  show(address);
  return address;
}

function show(at: string) {
  const routes = [
    { path: "/event-list/team/:event_id", element: <TeamEvent /> },
    { path: "/training-report/:member_id", element: <TrainingPlayer /> },
    { path: "/note/view-note/:note_id", element: <ViewNote /> },
    { path: "/evaluation-result/measuring-day", element: <MeasuringDay /> },
  ];
  return renderRoutes(services, routes, { at, chunks: everyChunk });
}

async function addNote() {
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     values ($1, $2, 'nexttrainer', 'n', 'けん制を変えた。', now()) returning id`,
    [server.ids().teamId, memberId],
  );
  return rows[0]?.id ?? 0;
}
/** Another coach answers first. */
async function answerAsOther(note_id: number) {
  const other = await server.signIn("coach@example.jp");
  await other.call(stampNotes, { body: { notes: [{ note_id, version: 0 }], stamp: "rest", anyway: false } });
}
const commentBox = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^コメントを書く/ });
const textsOf = async (table: "note_comments" | "training_comments") =>
  (await server.db.query<{ text: string }>(`select text from ${table} order by id`)).rows.map(({ text }) => text);

test("OF-3 断られたノートのコメントは欄に戻り、直して送ると一度だけ届く", async () => {
  const id = await addNote();
  await comeToCorrect(noteComment(id, "見たよ"), () => answerAsOther(id));
  await waitFor(async () => expect((await commentBox()).value).toBe("見たよ"));
  expect((await notice()).getByRole("alert").textContent).toContain("入力欄に戻してあります");
  await waitFor(async () => expect(await left()).toEqual([]));
  fireEvent.change(await commentBox(), { target: { value: "見たよ。続けよう" } });
  fireEvent.click(screen.getByRole("button", { name: "コメントする" }));
  await isOver();
  await waitFor(async () => expect(await textsOf("note_comments")).toEqual(["見たよ。続けよう"]));
  expect(await left()).toEqual([]);
});

test("OF-3 書きかけのコメントがあれば、それが先で、送ったあとに断られたものが戻る", async () => {
  const id = await addNote();
  services.drafts.write(server.ids().managerId, "note-comments", { [id]: "書きかけ" }, true);
  await comeToCorrect(noteComment(id, "見たよ"), () => answerAsOther(id));
  await screen.findByText(/^入力欄に書きかけがあります。/);
  expect((await commentBox()).value).toBe("書きかけ");
  expect(await left()).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "コメントする" }));
  await waitFor(async () => expect((await commentBox()).value).toBe("見たよ"));
  await waitFor(async () => expect(await textsOf("note_comments")).toEqual(["書きかけ"]));
});

test("OF-3 断られたスタンプは、どのノートへの何かが見え、たずねてから消せる", async () => {
  const note_id = await addNote();
  // As a release before may have entered it.
  const payload = { note_id, version: 0, stamp: "unknown", anyway: false };
  await comeToCorrect({ ...noteComment(note_id, "スタンプ"), thing: `stamp ${note_id}`, kind: "stamp", payload });
  const shown = await notice();
  expect(shown.getByText("スタンプ")).toBeTruthy();
  fireEvent.click(shown.getByRole("button", { name: "消す" }));
  const dialog = within((await screen.findByText("スタンプを消しますか？")).closest("dialog") ?? document.body);
  fireEvent.click(dialog.getByText("消す"));
  await isOver();
  expect(await left()).toEqual([]);
  expect((await services.call(getNote, { params: { id: note_id } })).stamps).toEqual([]);
});

test("OF-3 断られた出欠は、入れた返事のまま窓が開き、直して送ると届いて、端末から消える", async () => {
  const { event_id } = await services.call(createEvent, { body: { ...gameDraft, repeat_until: null, tell: null } });
  const answer = heardAnswer(event_id, memberId);
  const payload = { event_id, member_id: memberId, answer: "partly", comment: "8:30 から" };
  await comeToCorrect({ ...answer, payload }, async () => {
    await setMember("archived");
    await (await outbox()).flush();
    await setMember("active");
  });
  const dialog = within((await screen.findByText("小川 新さんの返事")).closest("dialog") ?? document.body);
  expect((await dialog.findByRole("alert", { hidden: true })).textContent).toContain(
    "この選手か行事は削除されています。",
  );
  expect(dialog.getByLabelText<HTMLInputElement>("遅刻・早退").checked).toBe(true);
  const comment = dialog.getByLabelText<HTMLInputElement>(/^ひとこと/);
  expect(comment.value).toBe("8:30 から");
  fireEvent.change(comment, { target: { value: "9:00 から" } });
  fireEvent.click(dialog.getByText("返事を入れる"));
  await isOver();
  await waitFor(async () => expect(await left()).toEqual([]));
  const { attendance } = await services.call(getEvent, { params: { id: event_id } });
  expect(attendance).toMatchObject([{ member_id: memberId, answer: "partly", comment: "9:00 から" }]);
});

test("OF-3 進んだ時計で明日に書いたコメントは、今日の欄に戻る", async () => {
  await comeToCorrect(trainingComment(memberId, addDays(today, 1), "明日のつもりでない"));
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^コメント/ });
  await waitFor(() => expect(box.value).toBe("明日のつもりでない"));
  await waitFor(async () => expect(await left()).toEqual([]));
  const form = box.closest("form") ?? document.body;
  fireEvent.submit(form);
  await isOver();
  await waitFor(async () => expect(await textsOf("training_comments")).toEqual(["明日のつもりでない"]));
});

test("OF-3 断られた練習と痛みの記入は、入れたままの窓で開き、日を直して送れる", async () => {
  await comeToCorrect(trainingRecord(addDays(today, 1)));
  const form = within((await screen.findByText("練習と痛みを記入")).closest("dialog") ?? document.body);
  const minutes = await form.findByLabelText<HTMLInputElement>("練習の時間", { selector: "input" });
  await waitFor(() => expect(minutes.value).toBe("90"));
  expect((await form.findByRole("alert", { hidden: true })).textContent).toContain(
    "きょうまでの日付を選んでください。",
  );
  expect(form.getByLabelText<HTMLInputElement>(/^痛みの説明/).value).toBe("投げたあと");
  await waitFor(async () => expect(await left()).toEqual([]));
});

test("OF-3 いなくなった選手の記入は、窓がないので端末に残り、内容が見えて、送り直せる", async () => {
  await comeToCorrect(trainingRecord(today), () => setMember("archived"));
  const shown = await notice();
  expect(shown.getByText("90分 右ひじの痛み 3／10 投げたあと")).toBeTruthy();
  expect(screen.queryByText("練習と痛みを記入")).toBeNull();
  expect(await left()).toHaveLength(1);
  await setMember("active");
  fireEvent.click(shown.getByRole("button", { name: "もう一度送る" }));
  await isOver();
  await waitFor(async () => expect(await left()).toEqual([]));
  const { rows } = await server.db.query("select minutes, pain, pain_note from training_entries");
  expect(rows).toEqual([{ minutes: 90, pain: 3, pain_note: "投げたあと" }]);
});

const trainingRecord = (date: string): OutboxDraft => ({
  thing: `training_record ${date}`,
  kind: "training_record",
  group: `training_record ${memberId}`,
  payload: {
    member_id: memberId,
    draft: {
      date,
      menu: "tee",
      minutes: 90,
      rpe: null,
      pain: { part: "elbow", side: "R", pain: 3, note: "投げたあと" },
    },
  },
  about: {
    label: "90分 右ひじの痛み 3／10 投げたあと",
    detail: "小川 新",
    href: `/training-report/${memberId}?day=${date}`,
  },
  ready: true,
});

test("OF-3 断られた測定値は、打ったままマスに見え、打ち直すと届いて、知らせも消える", async () => {
  const { items } = await services.call(listMeasureItems);
  const item_id = items.find(({ preset }) => preset === "standing_jump")?.id ?? 0;
  const { id: day_id } = await services.call(createMeasuringDay, {
    body: { name: "冬の測定会", date: today, place: "", item_ids: [item_id] },
  });
  await comeToCorrect({
    thing: `measuring ${day_id} ${memberId} ${item_id}`,
    kind: "measurement",
    group: `measuring ${day_id}`,
    payload: { day_id, member_id: memberId, item_id, text: "1520", from: null, value: 1520, kept: true, theirs: null },
    about: {
      label: "立ち幅とび 1520cm",
      detail: "小川 新",
      href: `/evaluation-result/measuring-day?day=${day_id}`,
    },
    ready: true,
  });
  expect((await notice()).getByText("立ち幅とび 1520cm")).toBeTruthy();
  const cell = () => screen.findByLabelText<HTMLInputElement>("小川 新 立ち幅とび（cm）");
  await waitFor(async () => expect((await cell()).value).toBe("1520"));
  fireEvent.input(await cell(), { target: { value: "168" } });
  fireEvent.keyDown(await cell(), { key: "Enter" });
  await isOver();
  await waitFor(async () =>
    expect((await services.call(getMeasuringDay, { params: { id: day_id } })).rows[0]?.values).toEqual([168]),
  );
});
