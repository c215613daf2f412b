// @vitest-environment jsdom
import { type ChildNotes, emptyGoalSheet, Failure, type NoteForm, newQuestion } from "@kyuseki/domain";
import { beforeEach, describe, expect, test } from "vitest";
import type { FamilyNoteCalls } from "./familyNoteCalls.ts";
import { createFamilyNotesStore } from "./familyNotesStore.ts";
import { createNoteDraftStorage } from "./noteDraftStorage.ts";

const form: NoteForm = {
  template_id: 3,
  version: 1,
  name: "ふりかえり",
  day: "2026-11-20",
  deadline: "2026-11-21T03:00:00Z",
  readers: "by_age",
  questions: [
    { ...newQuestion(1, "text"), label: "今日できたこと", required: true },
    { ...newQuestion(2, "scale"), label: "手ごたえ" },
  ],
  sent: null,
};
const child: ChildNotes = { member_id: 5, readable: true, forms: [form], notes: [], goals: null };
const sent = {
  note_id: 40,
  changes: 0,
  version: 1,
  answers: [{ question_id: 1, value: "低めを打てた" }],
  writer: "player",
  at: "2026-11-20T10:44:00Z",
  late: false,
} as const satisfies NoteForm["sent"];
const sentChild: ChildNotes = { ...child, forms: [{ ...form, sent: { ...sent, answers: [...sent.answers] } }] };
const key = "5-3";

let now = 0;
let calls: unknown[] = [];
let answer: () => Promise<ChildNotes> = async () => sentChild;
let listed: ChildNotes[] = [];

beforeEach(() => {
  window.localStorage.clear();
  now = 1000;
  calls = [];
  answer = async () => sentChild;
  listed = [child];
});

function opened(onlyWriter: "player" | null = null, { token = "abcdefghij", owner = "of-family-5" } = {}) {
  const own: FamilyNoteCalls = {
    list: async () => ({ children: listed }),
    send: (note) => {
      calls.push(note);
      return answer();
    },
    read: async (id) => {
      calls.push(id);
      return { success: true };
    },
    saveGoals: async (goals) => {
      calls.push(goals);
      return {
        member_id: 5,
        sheet: goals.sheet,
        version: goals.version + 1,
        updated_at: null,
        measured: [],
        items: [],
      };
    },
  };
  const drafts = createNoteDraftStorage({
    token,
    owner,
    storage: () => window.localStorage,
    now: () => now,
    events: window,
  });
  return createFamilyNotesStore({ calls: own, drafts, now: () => now, onlyWriter });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("書く", () => {
  test("打ったことは、開き直しても残っている", async () => {
    const store = opened();
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低めを" }], writer: "together" });

    const again = opened();
    await again.load();
    expect(again.read().drafts[key]).toMatchObject({
      answers: [{ question_id: 1, value: "低めを" }],
      writer: "together",
      changes: null,
      unsent: false,
    });
  });

  test("R2 新しいメールのリンクで開いても、同じ家族の下書きが残り、本人のページには出ない", async () => {
    const store = opened();
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低めを" }] });

    expect(opened(null, { token: "klmnopqrst" }).read().drafts[key]?.answers).toEqual([
      { question_id: 1, value: "低めを" },
    ]);
    expect(opened("player", { owner: "of-player-5" }).read().drafts).toEqual({});
  });

  test("R2 前の版がリンクごとに残した下書きは、開くと家族のものになる", async () => {
    const store = opened(null, { owner: "abcdefgh" });
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "古い版で" }] });
    expect(Object.keys(window.localStorage)).toEqual(["kyuseki-family-note-abcdefgh"]);

    expect(opened().read().drafts[key]?.answers).toEqual([{ question_id: 1, value: "古い版で" }]);
    expect(Object.keys(window.localStorage)).toEqual(["kyuseki-family-note-of-family-5"]);
  });

  test("送ると、書いた質問の版と日で届き、下書きは消える", async () => {
    const store = opened();
    await store.load();
    store.acts.onWrite(key, {
      answers: [
        { question_id: 1, value: "低めを打てた" },
        { question_id: 2, value: 4 },
        { question_id: 9, value: "もうない質問" },
      ],
      writer: "player",
    });
    store.acts.onSend(key);
    await settled();
    expect(calls).toEqual([
      {
        member_id: 5,
        template_id: 3,
        version: 1,
        day: "2026-11-20",
        changes: null,
        answers: [
          { question_id: 1, value: "低めを打てた" },
          { question_id: 2, value: 4 },
        ],
        writer: "player",
      },
    ]);
    expect(store.read().drafts).toEqual({});
    expect(store.due(null)).toBe(0);
  });

  test("ネットワークが切れても、書いたことと「まだ送れていない」が残り、もう一度送れる", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低め" }] });
    answer = () => Promise.reject(new Failure("unavailable", { status: 0 }));
    store.acts.onSend(key);
    await settled();
    expect(store.read().failures[key]).toMatchObject({ code: "unavailable" });
    expect(opened().read().drafts[key]).toMatchObject({ unsent: true, answers: [{ question_id: 1, value: "低め" }] });

    answer = async () => sentChild;
    store.acts.onSend(key);
    await settled();
    expect(calls).toHaveLength(2);
    expect(store.read()).toMatchObject({ drafts: {}, failures: {}, busy: [] });
  });

  test("届いたのに答えだけが失われた下書きは、開き直すと片づく", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低めを打てた " }] });
    answer = () => Promise.reject(new Failure("unavailable", { status: 0 }));
    store.acts.onSend(key);
    await settled();
    listed = [sentChild];

    const again = opened("player");
    await again.load();
    expect(again.read().drafts).toEqual({});
  });

  test("送った内容と違う下書きは、片づけない", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "高めも打てた" }] });
    answer = () => Promise.reject(new Failure("unavailable", { status: 0 }));
    store.acts.onSend(key);
    await settled();
    listed = [sentChild];
    await store.load();
    expect(store.read().drafts[key]).toMatchObject({ answers: [{ question_id: 1, value: "高めも打てた" }] });
  });

  test("二度押しても、一度だけ送る", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低め" }] });
    store.acts.onSend(key);
    store.acts.onSend(key);
    await settled();
    expect(calls).toHaveLength(1);
  });

  test("送っている間に打ったことは、次の書き直しになる", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低め" }] });
    store.acts.onSend(key);
    now = 2000;
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低めと高め" }] });
    await settled();
    expect(store.read().drafts[key]).toMatchObject({
      answers: [{ question_id: 1, value: "低めと高め" }],
      changes: 0,
      unsent: false,
    });
  });

  test("ほかの端末が先に送っていれば、届いた内容を読み、書いたことは残す", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "こちらの端末" }] });
    answer = () => Promise.reject(new Failure("conflict", { message: "先に送られています。" }));
    listed = [sentChild];
    store.acts.onSend(key);
    await settled();
    expect(store.read().failures[key]?.message).toBe("先に送られています。");
    expect(store.read().drafts[key]).toMatchObject({ changes: null });

    answer = async () => sentChild;
    store.acts.onKeep(key);
    store.acts.onSend(key);
    await settled();
    expect(calls.at(-1)).toMatchObject({ changes: 0, answers: [{ question_id: 1, value: "こちらの端末" }] });
  });

  test("前の日のノートの書き直しは、次の日のノートになり、ほかの端末が送ったその日のノートを変えない", async () => {
    listed = [sentChild];
    const store = opened("player");
    await store.load();
    store.acts.onRewrite(key);
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "書き直し" }] });
    const next = { ...form, day: "2026-11-22" };
    listed = [{ ...child, forms: [next] }];
    await store.load();
    answer = () => Promise.reject(new Failure("conflict", { message: "先に送られています。" }));
    listed = [{ ...child, forms: [{ ...next, sent: { ...sent, answers: [...sent.answers] } }] }];
    store.acts.onSend(key);
    await settled();
    expect(calls.at(-1)).toMatchObject({ day: "2026-11-22", changes: null });

    answer = async () => sentChild;
    store.acts.onKeep(key);
    store.acts.onSend(key);
    await settled();
    expect(calls.at(-1)).toMatchObject({ day: "2026-11-22", changes: 0, answers: [{ value: "書き直し" }] });
  });

  test("質問が変わっても書きかけの質問のまま送れ、新しい質問にも切り替えられる", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低め" }] });
    const [first] = form.questions;
    listed = [{ ...child, forms: [{ ...form, version: 2, questions: first ? [first] : [] }] }];
    await store.load();
    expect(store.read().drafts[key]?.form.version).toBe(1);
    store.acts.onNewQuestions(key);
    expect(store.read().drafts[key]).toMatchObject({
      form: { version: 2 },
      answers: [{ question_id: 1, value: "低め" }],
    });
  });

  test("集めるのをやめたノートの書きかけも残る", async () => {
    const store = opened("player");
    await store.load();
    store.acts.onWrite(key, { answers: [{ question_id: 1, value: "低め" }] });
    listed = [{ ...child, forms: [] }];
    await store.load();
    expect(store.due(5)).toBe(1);
    store.acts.onSend(key);
    await settled();
    expect(calls).toMatchObject([{ template_id: 3, day: "2026-11-20" }]);
  });
});

describe("9マス目標と返事", () => {
  test("9マス目標は、元にした版とともに送る", async () => {
    const goals = { member_id: 5, sheet: emptyGoalSheet(), version: 4, updated_at: null, measured: [], items: [] };
    listed = [{ ...child, goals }];
    const store = opened();
    await store.load();
    const sheet = { ...goals.sheet, centre: { text: "優勝", tie: null, done_on: null } };
    store.acts.onGoals(5, sheet);
    expect(opened().read().goalDrafts).toMatchObject({ 5: { version: 4, sheet: { centre: { text: "優勝" } } } });
    store.acts.onSaveGoals(5, sheet);
    await settled();
    expect(calls).toEqual([{ member_id: 5, version: 4, sheet }]);
    expect(store.read().goalDrafts).toEqual({});
  });

  test("9マス目標を送っている間に書いたマスは、次の保存になる", async () => {
    const goals = { member_id: 5, sheet: emptyGoalSheet(), version: 4, updated_at: null, measured: [], items: [] };
    listed = [{ ...child, goals }];
    const store = opened();
    await store.load();
    const sheetOf = (text: string) => ({ ...goals.sheet, centre: { text, tie: null, done_on: null } });
    store.acts.onGoals(5, sheetOf("優勝"));
    store.acts.onSaveGoals(5, sheetOf("優勝"));
    store.acts.onGoals(5, sheetOf("県大会で優勝"));
    await settled();
    expect(store.read().goalDrafts[5]).toMatchObject({ version: 5, sheet: { centre: { text: "県大会で優勝" } } });
  });

  test("先生の返事を読んだことは、一度だけ伝える", async () => {
    const store = opened();
    await store.load();
    store.acts.onSeen(40);
    store.acts.onSeen(40);
    expect(calls).toEqual([40]);
  });
});
