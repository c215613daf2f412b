// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { UnreadInformation } from "../../shell/header/UnreadInformation.tsx";
import { Component, prefetch } from "./InformationRoute.tsx";

const server = teamServerOfFile();
beforeEach(async () => {
  window.sessionStorage.clear();
  await server.db.query("delete from information");
});
afterEach(cleanup);

async function publish(title: string, category: "feature" | "maintenance", day: string): Promise<number> {
  const { rows } = await server.db.query<{ id: number }>(
    `insert into information (category, title, body, author, published_at)
     values ($1, $2, '本文です。', '運営事務局', $3) returning id`,
    [category, title, `${day}T01:00:00Z`],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("nothing was inserted");
  return id;
}

const readByAnybody = async () =>
  (await server.db.query("select information_id from information_reads order by information_id")).rows.map(
    ({ information_id }) => information_id,
  );

/** The page below a header; `onCount` is told what its badge shows. */
async function open(address = "/information") {
  const services = await server.signIn();
  await prefetch(services, address.replace("/information", ""));
  const onCount = vi.fn((_unread: number) => {});
  const { router } = renderRoutes(services, [{ path: "/information", element: <Component /> }], {
    at: address,
    host: <UnreadInformation onCount={onCount} />,
  });
  return { router, onCount };
}

test("開いたものだけが既読になり、ヘッダーの数が減る。隣に出ているだけの新しいものは未読のまま", async () => {
  const older = await publish("並べ替えを改善しました", "feature", "2026-11-04");
  await publish("定期メンテナンス", "maintenance", "2026-11-19");
  const { router, onCount } = await open();
  await screen.findByRole("heading", { name: "定期メンテナンス" });
  await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(2));
  expect(await readByAnybody()).toEqual([]);

  const link = screen.getByRole("link", { name: /並べ替えを改善しました/ });
  await act(() => router.navigate(link.getAttribute("href") ?? ""));
  await screen.findByRole("heading", { name: "並べ替えを改善しました" });
  expect(router.state.location.search).toBe(`?id=${older}`);
  await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(1));
  expect(await readByAnybody()).toEqual([older]);
});

test("すべて既読にすると、ヘッダーの数はなくなり、もう押せない", async () => {
  const ids = [
    await publish("並べ替えを改善しました", "feature", "2026-11-04"),
    await publish("定期メンテナンス", "maintenance", "2026-11-19"),
  ];
  const { onCount } = await open();
  await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(2));
  const button = await screen.findByRole("button", { name: "すべて既読にする" });
  fireEvent.click(button);
  await waitFor(() => expect(onCount).toHaveBeenLastCalledWith(0));
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("true"));
  expect(await readByAnybody()).toEqual(ids);
});

test("D-9 種類と言葉は、アドレスから読み、アドレスに残る", async () => {
  await publish("測定の並べ替え", "feature", "2026-11-04");
  await publish("ノートのスタンプ", "feature", "2026-11-05");
  await publish("測定の停止", "maintenance", "2026-11-19");
  const { router } = await open(`/information?category=feature&q=${encodeURIComponent("測定")}`);
  const links = () => screen.getAllByRole("link", { name: /測定|ノート/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(links()).toEqual([expect.stringContaining("測定の並べ替え")]));

  fireEvent.click(screen.getByRole("button", { name: "メンテナンス" }));
  await waitFor(() => expect(links()).toEqual([expect.stringContaining("測定の停止")]));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    category: "maintenance",
    q: "測定",
  });
  fireEvent.change(screen.getByRole("searchbox", { name: "お知らせを検索" }), { target: { value: "" } });
  await waitFor(() => expect(router.state.location.search).toBe("?category=maintenance"));
});
