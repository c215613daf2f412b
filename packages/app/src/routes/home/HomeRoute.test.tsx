// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { createMeasuringDay, dayInJapan, getMeasuringDay, listMeasureItems } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { homeQuery } from "../../data/home.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import { openOutboxStore } from "../../services/outbox/openOutboxStore.ts";
import { UnsentSender } from "../../shell/hosts/UnsentSender.tsx";
import { Component, prefetch } from "./HomeRoute.tsx";

const server = teamServerOfFile();
beforeEach(async () => {
  const { teamId } = server.ids();
  await addMember(server.db, teamId, { last_name: "増田", first_name: "碧", nextshot_usage: "wait_acceptance" });
  await addMember(server.db, teamId, { last_name: "原田", first_name: "暖", state: "applied" });
});
afterEach(cleanup);

async function open() {
  const services = await server.signIn();
  await prefetch(services);
  renderRoutes(services, [{ path: "/", element: <Component /> }], { chunks: everyChunk, host: <UnsentSender /> });
  return services;
}

test("SE-3 先に届いた一つの答えで描き、メンバーはその後に読む", async () => {
  const { call, queries } = await open();
  expect(screen.getByText("原田 暖さん").closest("li")?.textContent).toBe("1参加の承認待ち原田 暖さん承認する");
  expect(screen.getByText("増田 碧さん")).toBeTruthy();
  await waitFor(() => expect(queries.getQueryData(membersQuery(call).queryKey)).toHaveLength(2));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(queries.getQueryState(homeQuery(call).queryKey)?.dataUpdateCount).toBe(1);
});

test("ER-4 読めなかった区画は、その場で読み直せる", async () => {
  await server.db.query("alter table measurement_days rename to away");
  await open().finally(() => server.db.query("alter table away rename to measurement_days"));
  expect(screen.getByText("参加の承認待ち")).toBeTruthy();
  await screen.findByText("データを取得できませんでした");
  fireEvent.click(screen.getByText("再読み込みする"));
  await screen.findByText("この7日の更新はまだありません。");
  expect(screen.queryByText("データを取得できませんでした")).toBeNull();
});

test("BE-5 この端末に残った測定値は、どのページでも、つながれば送られる。その間ホームが数と行き先を言う。別の人のものには触れない", async () => {
  const first = await server.signIn();
  const { managerId, coachId, teamId } = server.ids();
  const { id: member_id } = await addMember(server.db, teamId, { last_name: "小川", first_name: "新", grade: "e6" });
  const { items } = await first.call(listMeasureItems);
  const item_id = items.find(({ preset }) => preset === "standing_jump")?.id ?? 0;
  const body = { name: "冬の測定会", date: dayInJapan(new Date()), place: "", item_ids: [item_id] };
  const { id } = await first.call(createMeasuringDay, { body });
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const draft = (text: string) => ({
    thing: `measuring ${id} ${member_id} ${item_id}`,
    kind: "measurement",
    group: `measuring ${id}`,
    payload: { day_id: id, member_id, item_id, text, value: Number(text), from: null, kept: false, theirs: null },
    about: { label: `立ち幅とび ${text}cm`, detail: "小川 新", href: `/evaluation-result/measuring-day?day=${id}` },
    ready: true,
  });
  await outboxOf(first, managerId).enter([draft("168")]);
  const other = await server.signIn("coach@example.jp");
  await outboxOf(other, coachId).enter([draft("171")]);

  // The page's sender tries without the browser's word, too: it must not have written before the page is looked at.
  await server.db.query("alter table measurements add constraint closed check (false) not valid");
  const { call } = await open();
  await screen.findByText("未送信の測定値が1件あります。この端末に残っています。");
  const link = await screen.findByRole("link", { name: "「冬の測定会」を開く" });
  expect(link.getAttribute("href")).toBe(`/evaluation-result/measuring-day?day=${id}`);

  await server.db.query("alter table measurements drop constraint closed");
  online.mockRestore();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/^未送信の測定値/)).toBeNull());
  const { rows } = await call(getMeasuringDay, { params: { id } });
  expect(rows.find((row) => row.member_id === member_id)?.values).toEqual([168]);
  const { entries } = await openOutboxStore(coachId, () => {}).read();
  expect(entries.map(({ about }) => about.label)).toEqual(["立ち幅とび 171cm"]);
});
