// @vitest-environment jsdom
import { changeEvent, createEvent, dayInJapan, getEvent, listEvents, listNotices } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { eventDraftOf, newEventValues } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./TeamEventEditRoute.tsx";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  await addMember(server.db, server.ids().teamId, { last_name: "小川", first_name: "新", grade: "e6" });
  services = await server.signIn();
});
afterEach(cleanup);

const today = dayInJapan(new Date());
const values = { ...newEventValues(today, "全員"), title: "練習試合", place: "東公園" };

async function add() {
  const draft = eventDraftOf(values);
  if (!draft) throw new Error("No draft");
  return services.call(createEvent, { body: { ...draft, repeat_until: null, tell: null } });
}

function show(address: string) {
  return renderRoutes(
    services,
    [
      { path: "/event-list/new", element: <Component /> },
      { path: "/event-list/team/:event_id/edit", element: <Component /> },
      { path: "/event-list/team/:event_id", element: <p>行事のページ</p> },
      { path: "/event-list", element: <p>一覧</p> },
    ],
    { at: address },
  );
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const eventsNow = async () =>
  (await services.call(listEvents, { query: { from: today, to: values.day ?? today } })).team;

test("EV-1・EV-2 追加すると、招待した家族への知らせが一通でき、行事のページへ移る", async () => {
  const { router } = show("/event-list/new");
  await type(/^行事の名前/, "平日練習");
  fireEvent.click(screen.getByRole("button", { name: "追加して1人に知らせる" }));
  await screen.findByText("行事のページ");
  const [event] = await eventsNow();
  expect(event).toEqual(expect.objectContaining({ title: "平日練習", invited: 1 }));
  expect(router.state.location.pathname).toBe(`/event-list/team/${event?.event_id}`);
  const { counts } = await services.call(listNotices, { query: { tab: "scheduled" } });
  expect(counts.scheduled + counts.sent).toBe(1);
});

test("EV-2 選んだ後に退団した選手は、知らせる人数に入らない", async () => {
  const { db, ids } = server;
  const { rows } = await db.query<{ id: number }>("select id from members where team_id = $1", [ids().teamId]);
  const { id } = await addMember(db, ids().teamId, { last_name: "原田", first_name: "暖", grade: "e6" });
  const draft = eventDraftOf({ ...values, everyone: false, member_ids: [...rows.map((row) => row.id), id] });
  if (!draft) throw new Error("No draft");
  const { event_id } = await services.call(createEvent, { body: { ...draft, repeat_until: null, tell: null } });
  await db.query("update members set state = 'archived' where id = $1", [id]);
  show(`/event-list/team/${event_id}/edit`);
  expect(await screen.findByRole("button", { name: "保存して1人に知らせる" })).toBeTruthy();
});

test("R2 書きかけは、閉じて開いても残り、別の行事には出ない。離れる前に聞く", async () => {
  const { event_id } = await add();
  const first = show("/event-list/new");
  await type(/^行事の名前/, "平日練習");
  first.unmount();

  const again = show("/event-list/new");
  expect((await field(/^行事の名前/)).value).toBe("平日練習");
  void again.router.navigate("/event-list");
  await waitFor(() => expect(again.router.state.blockers.values().next().value?.state).toBe("blocked"));
  cleanup();

  show(`/event-list/team/${event_id}/edit`);
  expect((await field(/^行事の名前/)).value).toBe("練習試合");
});

test("R2 新しい行事の書きかけは、はじめの日が変わった後も、そのまま追加できる", async () => {
  const begun = { ...newEventValues("2026-01-01", "全員") };
  const kept = { base: begun, values: { ...begun, title: "平日練習", day: values.day } };
  services.drafts.write(server.ids().managerId, "event-new-0", kept, true);
  show("/event-list/new");
  expect((await field(/^行事の名前/)).value).toBe("平日練習");
  fireEvent.click(screen.getByRole("button", { name: "追加して1人に知らせる" }));
  await screen.findByText("行事のページ");
  expect(await eventsNow()).toEqual([expect.objectContaining({ title: "平日練習" })]);
});

test("R4 ほかの人が先に保存した欄と、自分の欄が両方残る", async () => {
  const event = await add();
  show(`/event-list/team/${event.event_id}/edit`);
  await type(/^持ち物/, "水筒");
  const draft = eventDraftOf({ ...values, place: "西公園" });
  if (!draft) throw new Error("No draft");
  const { event_id, version } = event;
  await services.call(changeEvent, { body: { ...draft, event_id, version, scope: "one", tell: null } });

  fireEvent.click(screen.getByRole("button", { name: "保存して1人に知らせる" }));
  await screen.findByText("行事のページ");
  expect(await services.call(getEvent, { params: { id: event_id } })).toEqual(
    expect.objectContaining({ place: "西公園", bring: "水筒" }),
  );
});

test("前の行事を写して、新しい行事を始める", async () => {
  const { event_id } = await add();
  show(`/event-list/new?copy=${event_id}`);
  expect((await field(/^行事の名前/)).value).toBe("練習試合");
  fireEvent.click(screen.getByRole("button", { name: "追加して1人に知らせる" }));
  await screen.findByText("行事のページ");
  const week = (await services.call(listEvents, { query: { from: today, to: values.day ?? today } })).team;
  expect(week.map(({ event_id: id }) => id)).toEqual([event_id]);
});

test("ない行事は、そう言う", async () => {
  show("/event-list/team/999999/edit");
  expect(await screen.findByText("この行事は見つかりませんでした")).toBeTruthy();
});
