// @vitest-environment jsdom
import { listNotices } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inPage } from "../../../testing/inPage.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { useNoticeWriting } from "./useNoticeWriting.ts";
import { useSending } from "./useSending.ts";

const server = teamServerOfFile();
afterEach(cleanup);

/** A notice that was just sent. */
async function sendOne() {
  const { id } = await addMember(server.db, server.ids().teamId);
  const services = await server.signIn();
  const said: string[] = [];
  services.bus.on("toast", ({ text }) => said.push(text));
  const { result } = renderHook(
    () => {
      const state = useNoticeWriting();
      return { state, sending: useSending(state) };
    },
    {
      wrapper: inPage(services),
    },
  );
  const type = (title: string, body: string) =>
    act(async () =>
      result.current.state.update((writing) => ({
        ...writing,
        // At night another notice would wait for the morning.
        values: { ...writing.values, member_ids: [id], audience: "全員", level: "urgent", title, body },
      })),
    );
  await type("土曜の練習", "13時からです。");
  await act(() => result.current.sending.send());
  return {
    said,
    type,
    cancel: () => act(() => result.current.sending.cancel()),
    title: () => result.current.state.writing.values.title,
    drafts: async () => {
      const { notices } = await services.call(listNotices, { query: { tab: "draft" } });
      return notices.map(({ title }) => title).toSorted();
    },
  };
}

test("CO-3 取り消すと送った文が戻り、書きはじめていた次の文は下書きに残る", async () => {
  const notice = await sendOne();
  await notice.type("体育館の鍵", "持ってきてください。");
  await notice.cancel();
  expect(notice.title()).toBe("土曜の練習");
  expect(await notice.drafts()).toEqual(["体育館の鍵", "土曜の練習"]);
  expect(notice.said).toEqual([]);
});

test("CO-3 次の文が保存できなければ、取り消したお知らせは下書きになり、次の文はそのまま残る", async () => {
  const notice = await sendOne();
  await notice.type("体育館の鍵", "長".repeat(1001));
  await notice.cancel();
  expect(notice.title()).toBe("体育館の鍵");
  expect(await notice.drafts()).toEqual(["土曜の練習"]);
  expect(notice.said).toEqual([
    "送信を取り消しました。いま書いているお知らせを保存できないため、取り消したお知らせは下書きにあります。",
  ]);
});
