// @vitest-environment jsdom
import { Failure, type FamilyEvent, type FamilyNotice, type FamilyPage } from "@kyuseki/domain";
import { beforeEach, describe, expect, test } from "vitest";
import type { FamilyCalls } from "./familyCalls.ts";
import { createFamilyDrafts } from "./familyDrafts.ts";
import { createFamilyStore } from "./familyStore.ts";

const child = (member_id: number) => ({
  member_id,
  read_at: null,
  read_version: null,
  answer: null,
  comment: "",
  answered_at: null,
  late: false,
});
const notice: FamilyNotice = {
  notice_id: 31,
  versions: [{ number: 0, title: "練習", body: "13時から", at: "2026-11-18T11:30:00Z", author: "大野 監督" }],
  urgent: false,
  choices: ["参加", "不参加"],
  deadline: null,
  files: [],
  children: [child(5), child(8)],
};
const event: FamilyEvent = {
  event_id: 31,
  kind: "practice",
  title: "練習",
  state: "planned",
  cancel_message: "",
  all_day: false,
  meets_at: null,
  starts_at: "2026-11-21T04:00:00Z",
  ends_at: "2026-11-21T08:00:00Z",
  timetable: [],
  place: "",
  meeting_place: "",
  opponent: "",
  bring: "",
  if_rain: "",
  note: "",
  contact_name: "",
  contact_phone: "",
  audience: "全員",
  deadline: null,
  full: false,
  cars: true,
  car: null,
  duties: [],
  asked: true,
  children: [{ member_id: 5, answer: null, comment: "", answered_at: null, late: false }],
};
const page: FamilyPage = {
  state: "open",
  team: { name: "青葉台", logo: null },
  family_name: "坂口",
  reader: "family",
  expires_at: "2027-03-31T15:00:00Z",
  mail: true,
  children: [],
  notices: [notice],
  events: [event],
  notes: null,
};

const ritsu = { member_id: 5, first_name: "律", grade: "j2" } as const;

type Asked = { name: string; body: unknown; answer: (reply: unknown) => void; refuse: (error: unknown) => void };

/** A server that answers when the test says so. */
function open(token = "abcdefgh-rest") {
  const asked: Asked[] = [];
  const ask = (name: string) => (body?: unknown) =>
    new Promise<never>((resolve, refuse) => {
      asked.push({ name, body, refuse, answer: (reply) => resolve(reply as never) });
    });
  const calls: FamilyCalls = {
    page: ask("page"),
    read: ask("read"),
    answer: ask("answer"),
    stop: ask("stop"),
    mail: ask("mail"),
    calendar: ask("calendar"),
  };
  let now = 1_000_000;
  const drafts = createFamilyDrafts({ token, storage: () => localStorage, now: () => now, events: window });
  const store = createFamilyStore(calls, drafts, () => now);
  return { store, asked, pass: (ms: number) => (now += ms) };
}

async function openReady(token?: string, shown = page) {
  const opened = open(token);
  void opened.store.load();
  await settled();
  opened.asked[0]?.answer(shown);
  await settled();
  return opened;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const childrenOf = ({ page: shown }: { page: unknown }) =>
  (shown as { value: FamilyPage }).value.notices[0]?.children.map(({ answer }) => answer);
const answered = (answers: readonly (string | null)[]): FamilyNotice => ({
  ...notice,
  children: notice.children.map((one, at) => ({
    ...one,
    answer: answers[at] ?? null,
    answered_at: "2026-11-20T10:00:00Z",
  })),
});

beforeEach(() => localStorage.clear());

describe("家族のページが送るもの", () => {
  test("押した返事はすぐに見え、届いたら消える", async () => {
    const { store, asked } = await openReady();
    store.answer(31, [{ member_id: 5, answer: "参加" }], "行きます");
    expect(store.read().sending).toEqual({ "31-5": { answer: "参加", comment: "行きます", state: "sending" } });
    await settled();
    expect(asked.at(-1)?.body).toMatchObject({ notice_id: 31, member_id: 5, answer: "参加", comment: "行きます" });
    asked.at(-1)?.answer(answered(["参加", null]));
    await settled();
    expect(store.read().sending).toEqual({});
    expect(childrenOf(store.read())).toEqual(["参加", null]);
    expect(localStorage.length).toBe(0);
  });

  test("断られた返事は元に戻り、理由が残る", async () => {
    const { store, asked } = await openReady();
    store.answer(31, [{ member_id: 5, answer: "参加" }], "");
    await settled();
    asked.at(-1)?.refuse(new Failure("invalid", { message: "返事を選び直してください" }));
    await settled();
    expect(store.read().sending).toEqual({});
    expect(store.read().failures).toMatchObject({ 31: { code: "invalid", message: "返事を選び直してください" } });
    expect(localStorage.length).toBe(0);
  });

  test("リンクが止められていたら、ページを読み直す", async () => {
    const { store, asked } = await openReady();
    store.answer(31, [{ member_id: 5, answer: "参加" }], "");
    await settled();
    asked.at(-1)?.refuse(new Failure("conflict"));
    await settled();
    expect(asked.at(-1)?.name).toBe("page");
    asked.at(-1)?.answer({ ...page, state: "revoked" });
    await settled();
    expect(store.read().page).toMatchObject({ value: { state: "revoked" } });
  });

  test("届かなかった返事は、読み直しても残り、押すともう一度送る", async () => {
    const first = await openReady();
    first.store.answer(31, [{ member_id: 5, answer: "不参加" }], "熱です");
    await settled();
    first.asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    expect(first.store.read().sending).toMatchObject({ "31-5": { answer: "不参加", state: "unsent" } });
    first.store.stop();

    const again = await openReady();
    expect(again.store.read().sending).toEqual({ "31-5": { answer: "不参加", comment: "熱です", state: "unsent" } });
    again.store.answer(31, [{ member_id: 5, answer: "不参加" }], "熱です");
    await settled();
    again.asked.at(-1)?.answer(answered(["不参加", null]));
    await settled();
    expect(again.store.read().sending).toEqual({});
    expect(localStorage.length).toBe(0);
  });

  test("続けて押すと、順に送り、同じ子はあとの返事だけ", async () => {
    const { store, asked } = await openReady();
    store.answer(31, [{ member_id: 5, answer: "参加" }], "");
    await settled();
    store.answer(31, [{ member_id: 8, answer: "参加" }], "");
    store.answer(31, [{ member_id: 8, answer: "不参加" }], "");
    await settled();
    // The second waits for the first.
    expect(asked.filter(({ name }) => name === "answer")).toHaveLength(1);
    asked.at(-1)?.answer(answered(["参加", null]));
    await settled();
    const sent = asked.filter(({ name }) => name === "answer");
    expect(sent.map(({ body }) => (body as { answer: string }).answer)).toEqual(["参加", "不参加"]);
    sent.at(-1)?.answer(answered(["参加", "不参加"]));
    await settled();
    expect(store.read().sending).toEqual({});
  });

  test("書いたひとことは読み直しても残り、別の家族のリンクには出ない", async () => {
    const { store } = await openReady();
    store.comment("31", "14時ごろに");
    expect((await openReady()).store.read().comments).toEqual({ 31: "14時ごろに" });
    expect((await openReady("zzzzzzzz-other")).store.read().comments).toEqual({});
    expect(Object.keys(localStorage).join()).not.toContain("rest");
  });

  test("R2 新しいメールのリンクで開いても、同じ家族の書きかけと届かなかった返事が残っている", async () => {
    const mine = { ...page, children: [{ member_id: 8, first_name: "花", grade: "e4" as const }, ritsu] };
    const first = await openReady("link-one-rest", { ...page, children: [ritsu] });
    first.store.comment("31", "14時ごろに");
    first.store.answer(31, [{ member_id: 5, answer: "不参加" }], "熱です");
    await settled();
    first.asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    first.store.stop();

    const next = await openReady("link-two-rest", mine);
    expect(next.store.read().comments).toEqual({ 31: "14時ごろに" });
    expect(next.store.read().sending).toMatchObject({ "31-5": { answer: "不参加", state: "unsent" } });
    const player = await openReady("own-link-rest", { ...mine, reader: "player" });
    expect(player.store.read()).toMatchObject({ comments: {}, sending: {} });
    expect(Object.keys(localStorage)).toEqual(["kyuseki-family-of-family-5"]);
  });

  test("R2 前の版がリンクごとに残した書きかけは、開くと家族のものになる", async () => {
    localStorage.setItem(
      "kyuseki-family-abcdefgh",
      JSON.stringify({ at: 1_000_000, comments: { 31: "古い版で" }, unsent: {} }),
    );
    const { store } = await openReady(undefined, { ...page, children: [ritsu] });
    expect(store.read().comments).toEqual({ 31: "古い版で" });
    expect(Object.keys(localStorage)).toEqual(["kyuseki-family-of-family-5"]);
  });

  test("届いたのに答えだけが失われた返事は、読み直すと片づく", async () => {
    const first = await openReady();
    first.store.comment("31", "熱です ");
    first.store.answer(31, [{ member_id: 5, answer: "不参加" }], "熱です ");
    first.store.car(31, "need", 0);
    await settled();
    first.asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    first.asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    expect(Object.keys(first.store.read().sending)).toEqual(["31-5", "e31-car"]);

    const child5 = { ...child(5), answer: "不参加", comment: "熱です", answered_at: "2026-11-20T10:00:00Z" };
    const again = await openReady(undefined, {
      ...page,
      notices: [{ ...notice, children: [child5] }],
      events: [{ ...event, car: { choice: "need", seats: 0 } }],
    });
    expect(again.store.read()).toMatchObject({ sending: {}, comments: {} });
    expect(localStorage.length).toBe(0);
  });

  test("一人の分が届いたひとことは、開いている間はきょうだいにも使え、開き直すと残っていない", async () => {
    const first = await openReady();
    first.store.comment("31", "車で行きます");
    first.store.answer(31, [{ member_id: 5, answer: "参加" }], "車で行きます");
    await settled();
    const stored = answered(["参加", null]);
    const [one, other] = stored.children;
    const next = { ...stored, children: [{ ...one, comment: "車で行きます" }, other] };
    first.asked.at(-1)?.answer(next);
    await settled();
    expect(first.store.read().comments).toEqual({ 31: "車で行きます" });
    expect((await openReady()).store.read().comments).toEqual({});
  });

  test("別のタブで書いたことが見え、そこで届いた返事は読み直す", async () => {
    const here = await openReady();
    const there = await openReady();
    const hear = () => window.dispatchEvent(new StorageEvent("storage", { key: "kyuseki-family-abcdefgh" }));
    there.store.comment("31", "遅れます");
    hear();
    expect(here.store.read().comments).toEqual({ 31: "遅れます" });

    there.store.answer(31, [{ member_id: 5, answer: "参加" }], "遅れます");
    hear();
    expect(here.store.read().sending).toMatchObject({ "31-5": { answer: "参加" } });
    await settled();
    there.asked.at(-1)?.answer(answered(["参加", null]));
    await settled();
    hear();
    await settled();
    expect(here.asked.at(-1)?.name).toBe("page");
    here.asked.at(-1)?.answer({ ...page, notices: [answered(["参加", null])] });
    await settled();
    expect(childrenOf(here.store.read())).toEqual(["参加", null]);
    expect(here.store.read().sending).toEqual({});
  });

  test("30日たった書きかけは消える", async () => {
    const { store } = await openReady();
    store.comment("31", "古い");
    const drafts = createFamilyDrafts({
      token: "other",
      storage: () => localStorage,
      now: () => 1_000_000 + 31 * 86_400_000,
      events: window,
    });
    expect(drafts.read()).toEqual({ comments: {}, unsent: {} });
    expect(localStorage.length).toBe(0);
  });
});

describe("家族のページの出欠と車", () => {
  test("押した出欠と車は別々に送り、届いたら行事が新しくなる", async () => {
    const { store, asked } = await openReady();
    store.attend(31, [{ member_id: 5, answer: "coming" }], "早めに行きます");
    store.car(31, "offer", 2);
    expect(store.read().sending).toEqual({
      "e31-5": { answer: "coming", comment: "早めに行きます", state: "sending" },
      "e31-car": { answer: "offer", comment: "", seats: 2, state: "sending" },
    });
    await settled();
    expect(asked.at(-1)?.body).toEqual({ event_id: 31, member_id: 5, answer: "coming", comment: "早めに行きます" });
    const attended = { ...event, children: event.children.map((one) => ({ ...one, answer: "coming" as const })) };
    asked.at(-1)?.answer(attended);
    await settled();
    expect(asked.at(-1)?.body).toEqual({ event_id: 31, choice: "offer", seats: 2 });
    asked.at(-1)?.answer({ ...attended, car: { choice: "offer", seats: 2 } });
    await settled();
    expect(store.read().sending).toEqual({});
    expect(store.read().page).toMatchObject({
      value: { notices: [notice], events: [{ children: [{ answer: "coming" }], car: { seats: 2 } }] },
    });
    expect(localStorage.length).toBe(0);
  });

  test("同じ番号のお知らせと混ざらず、届かなければ残り、押すともう一度送る", async () => {
    const first = await openReady();
    first.store.comment("e31", "熱です");
    first.store.attend(31, [{ member_id: 5, answer: "absent" }], "熱です");
    first.store.car(31, "need", 0);
    await settled();
    first.asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    first.asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    expect(Object.keys(first.store.read().failures)).toEqual(["e31"]);
    first.store.stop();

    const again = await openReady();
    expect(again.store.read().comments).toEqual({ e31: "熱です" });
    expect(again.store.read().sending).toEqual({
      "e31-5": { answer: "absent", comment: "熱です", state: "unsent" },
      "e31-car": { answer: "need", comment: "", seats: 0, state: "unsent" },
    });
    again.store.car(31, "need", 0);
    await settled();
    again.asked.at(-1)?.answer(event);
    await settled();
    expect(Object.keys(again.store.read().sending)).toEqual(["e31-5"]);
    expect(again.store.read().comments).toEqual({ e31: "熱です" });
  });

  test("中止になった行事の返事は元に戻り、わけと打った言葉は残り、ページを読み直す", async () => {
    const { store, asked } = await openReady();
    store.comment("e31", "行きます");
    store.attend(31, [{ member_id: 5, answer: "coming" }], "行きます");
    await settled();
    asked.at(-1)?.refuse(new Failure("conflict", { message: "この行事は中止になりました" }));
    await settled();
    expect(asked.at(-1)?.name).toBe("page");
    asked.at(-1)?.answer({ ...page, events: [{ ...event, state: "cancelled" }] });
    await settled();
    expect(store.read()).toMatchObject({
      sending: {},
      comments: { e31: "行きます" },
      failures: { e31: { code: "conflict", message: "この行事は中止になりました" } },
      page: { value: { events: [{ state: "cancelled" }] } },
    });
  });

  test("カレンダーのアドレスを作る", async () => {
    const { store, asked } = await openReady();
    const made = store.calendar();
    asked.at(-1)?.answer({ url: "https://kyuseki.example/calendar/a.ics" });
    await expect(made).resolves.toBe("https://kyuseki.example/calendar/a.ics");
  });
});

describe("リンクにすること", () => {
  test("止めると閉じたページになり、二度押しは一度。断られたら理由が残る", async () => {
    const { store, asked } = await openReady();
    void store.stopLinks();
    void store.stopLinks();
    await settled();
    expect(asked.filter(({ name }) => name === "stop")).toHaveLength(1);
    expect(store.read().act).toEqual({ busy: "stop", failure: null });
    asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    expect(store.read().act).toMatchObject({ busy: null, failure: { act: "stop", reason: { code: "unavailable" } } });
    void store.stopLinks();
    await settled();
    asked.at(-1)?.answer({ ...page, state: "revoked" });
    await settled();
    expect(store.read()).toMatchObject({ page: { value: { state: "revoked" } }, act: { busy: null, failure: null } });
  });
});

describe("家族のページが読むもの", () => {
  test("読んだことは一度だけ伝え、失敗したら次に見えたときにまた伝える", async () => {
    const { store, asked } = await openReady();
    const reads = () => asked.filter(({ name }) => name === "read").map(({ body }) => body);
    store.seen(31, 0);
    store.seen(31, 0);
    await settled();
    asked.at(-1)?.answer(notice);
    await settled();
    expect(reads()).toEqual([{ notice_id: 31, version: 0 }]);
    store.seen(31, 1);
    await settled();
    asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    store.seen(31, 1);
    await settled();
    expect(reads().slice(1)).toEqual([
      { notice_id: 31, version: 1 },
      { notice_id: 31, version: 1 },
    ]);
  });

  test("読み直しに失敗しても、見えているページは残る。知らないリンクになったら、そう言う", async () => {
    const { store, asked, pass } = await openReady();
    store.refresh();
    await settled();
    expect(asked).toHaveLength(1);
    pass(31_000);
    store.refresh();
    await settled();
    asked.at(-1)?.refuse(new Failure("unavailable"));
    await settled();
    expect(store.read().page.status).toBe("ready");
    pass(31_000);
    store.refresh();
    await settled();
    asked.at(-1)?.refuse(new Failure("not_found"));
    await settled();
    expect(store.read().page).toEqual({ status: "failed", code: "not_found" });
  });
});
