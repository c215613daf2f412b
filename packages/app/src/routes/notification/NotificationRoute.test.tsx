// @vitest-environment jsdom
import { listMembers, saveNoticeDraft } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./NotificationRoute.tsx";
import { emptyWriting, sentValues } from "./noticeWriting.ts";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  sessionStorage.clear();
  return server.startOver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(services: Services, address: string) {
  return renderRoutes(services, [{ path: "/notification", element: <Component /> }], {
    at: address,
    chunks: everyChunk,
  }).router;
}

test("ほかの画面で選ばれた選手に送るときは、宛先の言葉がつき、アドレスからは消える", async () => {
  const { teamId } = server.ids();
  const first = await addMember(server.db, teamId, { last_name: "増田", first_name: "碧" });
  const second = await addMember(server.db, teamId, { last_name: "原田", first_name: "暖" });
  await addMember(server.db, teamId);
  const services = await server.signIn();
  await prefetch(services, "");
  const router = open(services, `/notification?to=${first.id}.${second.id}`);

  await waitFor(
    async () => {
      const { rows } = await server.db.query("select member_ids, audience from notices");
      expect(rows).toEqual([{ member_ids: expect.arrayContaining([first.id, second.id]), audience: "選手2人" }]);
    },
    { timeout: 30_000 },
  );
  expect(router.state.location.search).toBe("");
});

test("CO-1 承認を待つ選手には送れないので、全員に入らない", async () => {
  const { teamId } = server.ids();
  await addMember(server.db, teamId);
  await addMember(server.db, teamId, { state: "applied" });
  const services = await server.signIn();
  const { members } = await services.call(listMembers, {});
  const active = members.filter(({ state }) => state === "active").length;
  open(services, "/notification");
  expect(await screen.findByRole("button", { name: `全員 ${active}人` })).toBeTruthy();
  expect(active).toBeLessThan(members.length);
});

describe("CO-3 保存できない書きかけは、ほかのお知らせに場所をゆずらない", () => {
  const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^件名/ }).value;
  const reason = "本文は1000文字以内で入力してください";

  /** Signed in, with a notice in this browser that is too long to be saved. */
  async function signInWriting(memberIds: number[]) {
    const services = await server.signIn();
    const values = { ...emptyWriting.values, member_ids: memberIds, audience: "増田 碧", title: "土曜の練習" };
    const writing = { ...emptyWriting, values: { ...values, body: "長".repeat(1001) }, isSaved: false };
    services.drafts.write(server.ids().managerId, "notice", writing, true);
    await prefetch(services, "");
    const said: string[] = [];
    services.bus.on("toast", ({ text }) => said.push(text));
    return { services, said };
  }

  test("ほかの画面で選ばれた選手は、その送信先に加わる", async () => {
    const { teamId } = server.ids();
    const before = await addMember(server.db, teamId, { last_name: "増田", first_name: "碧" });
    const chosen = await addMember(server.db, teamId, { last_name: "原田", first_name: "暖" });
    await addMember(server.db, teamId);
    const { services, said } = await signInWriting([before.id]);
    open(services, `/notification?to=${chosen.id}`);

    await waitFor(() =>
      expect(said).toEqual(["書きかけのお知らせを下書きに保存できないため、選んだ選手を、その送信先に加えました。"]),
    );
    expect(title()).toBe("土曜の練習");
    expect(await screen.findByRole("button", { name: "選手2人" })).toBeTruthy();
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  });

  test("ほかの下書きは開かない", async () => {
    const { services, said } = await signInWriting([]);
    const stored = { ...sentValues(emptyWriting.values), title: "冬の遠征", notice_id: null, version: null };
    const { notice_id } = await services.call(saveNoticeDraft, { body: stored });
    const router = open(services, `/notification?draft=${notice_id}`);

    await waitFor(() =>
      expect(said).toEqual(["書きかけのお知らせを下書きに保存できないため、ほかの下書きは開きませんでした。"]),
    );
    expect(title()).toBe("土曜の練習");
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});

test("書きかけの下書きを履歴から消すと、サーバーからも、書く欄からも消える", async () => {
  const services = await server.signIn();
  const values = { ...emptyWriting.values, title: "冬の遠征" };
  const { notice_id } = await services.call(saveNoticeDraft, {
    body: { ...sentValues(values), notice_id: null, version: null },
  });
  await prefetch(services, "?tab=draft");
  open(services, `/notification?draft=${notice_id}&tab=draft`);
  await screen.findByDisplayValue("冬の遠征");
  fireEvent.click(await screen.findByRole("button", { name: "下書き「冬の遠征」を消す" }));
  fireEvent.click(await screen.findByRole("button", { name: "下書きを消す" }));

  await waitFor(() => expect(screen.queryByDisplayValue("冬の遠征")).toBeNull());
  await waitFor(() => expect(screen.queryByRole("button", { name: "下書き「冬の遠征」を消す" })).toBeNull());
  const { rows } = await server.db.query("select title from notices where id = $1", [notice_id]);
  expect(rows).toEqual([]);
  expect(document.activeElement?.textContent).toBe("送信履歴");
});

test("書いたあとに消された選手は送信先から外れ、何人かを言い、下書きは残りの選手で保存される", async () => {
  const { teamId } = server.ids();
  const stays = await addMember(server.db, teamId, { last_name: "増田", first_name: "碧" });
  const gone = await addMember(server.db, teamId, { last_name: "原田", first_name: "暖" });
  const services = await server.signIn();
  const values = { ...emptyWriting.values, member_ids: [stays.id, gone.id], audience: "全員", title: "練習" };
  const { notice_id } = await services.call(saveNoticeDraft, {
    body: { ...sentValues(values), notice_id: null, version: null },
  });
  await prefetch(services, "");
  await server.db.query("update members set deleted_at = now() where id = $1", [gone.id]);

  open(services, `/notification?draft=${notice_id}`);

  await waitFor(() => expect(screen.getByText("もういない選手1人を、送信先から外しました。")).toBeTruthy(), {
    timeout: 30_000,
  });
  await waitFor(
    async () => {
      const { rows } = await server.db.query("select member_ids, title from notices where id = $1", [notice_id]);
      expect(rows).toEqual([{ member_ids: [stays.id], title: "練習" }]);
    },
    { timeout: 30_000 },
  );
});

test("D-9 送信履歴の見方は、アドレスから読み、アドレスに書く。先に聞いた答えで描き、CSVは全ページ分", async () => {
  const services = await server.signIn();
  await server.db.query(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, leaves_at, author, updated_at)
     select $1, 'sent', case n when 0 then '冬の遠征' else '雨の日の連絡' || n end, '本文', '{}', '全員', '{}', false, 'normal',
       $2::timestamptz + n * interval '1 hour', '監督', $2
     from generate_series(0, 12) n`,
    [server.ids().teamId, "2026-11-20T03:00:00Z"],
  );
  const address = `?q=${encodeURIComponent("雨")}&sort=at&page=2`;
  await prefetch(services, address);
  const router = open(services, `/notification${address}`);
  const titles = () =>
    Array.from(document.querySelectorAll("li a[href^='/notification/']"), ({ textContent }) => textContent);
  expect(titles()).toEqual(["雨の日の連絡11", "雨の日の連絡12"]);

  const savedFile = vi.fn((_: Blob) => "#");
  // jsdom keeps no files.
  vi.stubGlobal("URL", Object.assign(class extends URL {}, { createObjectURL: savedFile }));
  fireEvent.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => expect(savedFile).toHaveBeenCalledOnce());
  const lines = (await savedFile.mock.lastCall?.[0].text())?.trim().split("\r\n") ?? [];
  expect([lines.length, lines[1], lines[12]]).toEqual([
    13,
    "2026-11-20 13:00,雨の日の連絡1,全員,ふつう,0,0,0,,0,0",
    "2026-11-21 0:00,雨の日の連絡12,全員,ふつう,0,0,0,,0,0",
  ]);

  fireEvent.change(screen.getByLabelText("件名・本文の言葉", { selector: "input" }), { target: { value: "遠征" } });
  await waitFor(() => expect(titles()).toEqual(["冬の遠征"]));
  await waitFor(() => expect(router.state.location.search).toBe(`?q=${encodeURIComponent("遠征")}&sort=at`));
  fireEvent.click(screen.getByRole("button", { name: "下書き" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=draft&q=${encodeURIComponent("遠征")}&sort=at`));
  expect(await screen.findByText("この言葉のお知らせは見つかりません")).toBeTruthy();
});
