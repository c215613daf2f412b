// @vitest-environment jsdom
import { deleteNoticeDraft, listNotices, sendNotice, uploadNoticeFile } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { emptyWriting } from "./noticeWriting.ts";
import { useNoticeWriting } from "./useNoticeWriting.ts";

const server = teamServerOfFile();
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The composer in a tab of its own; all of them share the browser's storage. */
async function openTab() {
  const services = await server.signIn();
  const { result, unmount } = renderHook(() => useNoticeWriting(), { wrapper: withServices(services) });
  return {
    call: services.call,
    close: unmount,
    title: () => result.current.writing.values.title,
    stored: () => result.current.writing.stored,
    status: () => result.current.saving.status,
    writing: () => result.current,
    type: (title: string, body = `${title}の本文`) =>
      act(async () => result.current.update((writing) => ({ ...writing, values: { ...writing.values, title, body } }))),
    attach: async (name: string) => {
      const file = await services.call(uploadNoticeFile, { query: { name }, body: pdf, type: "application/pdf" });
      act(() =>
        result.current.update(({ values, files, ...writing }) => ({
          ...writing,
          values: { ...values, file_ids: [...values.file_ids, file.file_id] },
          files: [...files, file],
        })),
      );
    },
    saved: () => waitFor(() => expect(result.current.saving.status).toBe("saved"), { timeout: 8000 }),
  };
}

async function drafts({ call }: Pick<Awaited<ReturnType<typeof openTab>>, "call">) {
  const { notices } = await call(listNotices, { query: { tab: "draft" } });
  return notices.map(({ title }) => title).toSorted();
}

test("CO-3 送るのに時間がかかっても、送った文は下書きに残らない", async () => {
  const tab = await openTab();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await tab.type("土曜の練習");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const sent = tab.writing().inTurn(async () => {
    await answered;
    act(() => tab.writing().begin());
  });
  act(() => void vi.advanceTimersByTime(5000));
  answer();
  await sent;
  await tab.writing().settled();
  vi.useRealTimers();
  expect(await drafts(tab)).toEqual([]);
});

describe("CO-3 打った文は、保存されるまで、ほかのお知らせに場所をゆずらない", () => {
  test("打ってすぐほかのお知らせに移っても、下書きに残る", async () => {
    const tab = await openTab();
    await tab.type("土曜の練習");
    await act(async () => expect(await tab.writing().replaceSaved(emptyWriting)).toBe(true));
    expect(tab.title()).toBe("");
    expect(await drafts(tab)).toEqual(["土曜の練習"]);
  });

  test("サーバーが断れば移らず、打った文も、断られたわけも残る", async () => {
    const tab = await openTab();
    await tab.type("土曜の練習");
    await tab.saved();
    await tab.type("土曜の練習は13時から", "長".repeat(1001));
    await act(async () => expect(await tab.writing().replaceSaved(emptyWriting)).toBe(false));
    expect(tab.title()).toBe("土曜の練習は13時から");
    expect(tab.writing().saving).toMatchObject({
      failure: { fields: { body: "本文は1000文字以内で入力してください" } },
    });
  });

  test("打ってすぐ離れた文は、戻ると下書きに保存される", async () => {
    const tab = await openTab();
    await tab.type("土曜の練習");
    tab.close();
    const again = await openTab();
    await again.saved();
    expect(await drafts(again)).toEqual(["土曜の練習"]);
  });
});

describe("CO-3 二つのタブで書く", () => {
  test("別々に書きはじめた文は、どちらも下書きに残る", async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.type("土曜の練習");
    await one.saved();
    await other.type("体育館の鍵");
    await other.saved();
    expect(await drafts(one)).toEqual(["体育館の鍵", "土曜の練習"]);
    expect([one.title(), other.title()]).toEqual(["土曜の練習", "体育館の鍵"]);
  });

  test("同じ下書きを両方で書き足すと、後の文は、すぐに自分の下書きになる", async () => {
    const one = await openTab();
    await one.type("練習");
    await one.saved();
    const other = await openTab();
    expect(other.title()).toBe("練習");
    await one.type("練習は13時から");
    await one.saved();
    await waitFor(async () => expect(await drafts(one)).toEqual(["練習は13時から"]));
    await other.type("練習は中止");
    await other.saved();
    expect(await drafts(one)).toEqual(["練習は13時から", "練習は中止"]);
    expect(other.stored()?.notice_id).not.toBe(one.stored()?.notice_id);
    other.close();
    expect((await openTab()).title()).toBe("練習は中止");
  });

  test("ほかのタブのお知らせに付いたファイルは外れて名前が出て、文は自分の下書きになる", async () => {
    const one = await openTab();
    await one.type("練習");
    await one.attach("地図.pdf");
    await one.saved();
    const other = await openTab();
    await one.type("練習は13時から");
    await one.saved();
    await waitFor(async () => expect(await drafts(one)).toEqual(["練習は13時から"]));
    await other.type("練習は中止");
    await other.saved();
    expect(await drafts(one)).toEqual(["練習は13時から", "練習は中止"]);
    expect(other.writing().lostFiles).toEqual(["地図.pdf"]);
    expect(other.writing().writing).toMatchObject({ values: { file_ids: [] }, files: [], isSaved: true });
    const { rows } = await server.db.query("select title from notice_files join notices on notices.id = notice_id");
    expect(rows).toEqual([{ title: "練習は13時から" }]);
  });

  test.each(["送られた", "消された"])("もう一方で%sあとに書き足した文も残り、送ったものは変わらない", async (how) => {
    const { id } = await addMember(server.db, server.ids().teamId);
    const one = await openTab();
    await one.type("練習");
    await one.saved();
    const other = await openTab();
    const stored = one.stored();
    if (!stored) throw new Error("保存されている");
    if (how === "消された") await one.call(deleteNoticeDraft, { body: { notice_id: stored.notice_id } });
    else await one.call(sendNotice, { body: { ...sendable, ...stored, member_ids: [id] } });
    await other.type("練習の続き");
    await other.saved();
    expect(await drafts(one)).toEqual(["練習の続き"]);
    const { rows } = await server.db.query("select title from notices where state <> 'draft'");
    expect(rows).toEqual(how === "消された" ? [] : [{ title: "練習" }]);
  });
});

const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");

const sendable = {
  audience: "全員",
  title: "練習",
  body: "練習の本文",
  choices: [],
  deadline: null,
  remind: false,
  level: "normal" as const,
  send_at: null,
  file_ids: [],
};
