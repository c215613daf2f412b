// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./HelpRoute.tsx";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  services = await server.signIn();
});
afterEach(cleanup);

function open(address = "/help") {
  return renderRoutes(services, [{ path: "/help", element: <Component /> }], { at: address }).router;
}

const words = "一覧が\n出ません";
const content = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^内容/ });
const write = () => {
  fireEvent.click(screen.getByRole("radio", { name: "システムについて" }));
  fireEvent.change(content(), { target: { value: words } });
};
const stored = async () =>
  (await server.db.query("select category, page_info, device_info, inquiry, user_id from inquiries")).rows;

test("D-3 書いた種類と内容が届き、書きかけは残らない", async () => {
  open();
  write();
  fireEvent.click(screen.getByRole("button", { name: "送信する" }));
  await screen.findByText("お問い合わせを受け付けました。後日、運営よりご回答いたします");
  expect(await stored()).toEqual([
    { category: "system", page_info: "", device_info: "", inquiry: words, user_id: server.ids().managerId },
  ]);
  cleanup();
  open();
  expect(content().value).toBe("");
});

test("R2 書きかけは、画面を離れても残る", async () => {
  open();
  write();
  cleanup();
  open();
  expect(content().value).toBe(words);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "システムについて" }).checked).toBe(true);
});

test("ER-2 断られたら伝え、書いたものは残る", async () => {
  const onFailure = vi.fn();
  services.bus.on("failure", onFailure);
  await server.db.query(
    `insert into inquiries (team_id, user_id, category, page_info, device_info, inquiry, created_at)
     select $1, $2, 'other', '', '', '前の問い合わせ', now() from generate_series(1, 20)`,
    [server.ids().teamId, server.ids().managerId],
  );
  open();
  write();
  fireEvent.click(screen.getByRole("button", { name: "送信する" }));
  await screen.findByText(/お問い合わせが続いたため/);
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: "rate_limited" })));
  expect(content().value).toBe(words);
  expect(await stored()).toHaveLength(20);
});

test("D-9 探す言葉はアドレスに残り、消すとなくなる。アドレスの場所を開く", async () => {
  const router = open(`/help?q=${encodeURIComponent("保持")}#start-remember`);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "マニュアルを検索" });
  expect(field.value).toBe("保持");
  screen.getByRole("heading", { name: "ログインと端末の準備" });
  const found = screen.getAllByRole("link", { name: /ログイン状態を/ }).map((link) => link.getAttribute("href"));
  expect(found).toContain(`/help?q=${encodeURIComponent("保持")}#start-remember`);

  fireEvent.change(field, { target: { value: "実施率" } });
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("q")).toBe("実施率"));
  fireEvent.change(field, { target: { value: "" } });
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("途中で切れた場所の名前でも、はじめの説明が開く", () => {
  open("/help#%E3%81");
  screen.getByRole("heading", { name: "ログインと端末の準備" });
});
