// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, renderHook, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { providerEventQuery } from "../../data/providerEvents.ts";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./EventDetailRoute.tsx";
import { useProviderEventActions } from "./useProviderEventActions.ts";

const server = teamServerOfFile();
let services: Services;
let eventId: number;
let memberIds: number[];
beforeEach(async () => {
  services = await server.signIn();
  const { rows } = await server.db.query<{ id: number }>(
    `insert into provider_events
       (title, body, all_day, starts_at, ends_at, place, target, capacity, apply_until, author, published_at)
     values ('冬の測定会', '## 測るもの', false, now() + interval '9 days', now() + interval '10 days', '体育館', '全員', 1,
             now() + interval '5 days', '球跡 運営', now())
     returning id`,
  );
  eventId = rows[0]?.id ?? 0;
  const { teamId } = server.ids();
  const add = async (first_name: string) =>
    (await addMember(server.db, teamId, { last_name: "小川", first_name, grade: "e6" })).id;
  memberIds = [await add("新"), await add("学")];
});
afterEach(cleanup);

test("EV-1 運営のイベントと、参加する選手が出る", async () => {
  await prefetch(services, "", { event_id: `${eventId}` });
  renderRoutes(services, [{ path: "/event-list/detail/:event_id", element: <Component /> }], {
    at: `/event-list/detail/${eventId}`,
    chunks: everyChunk,
  });
  expect(within(screen.getByRole("region", { name: "参加する選手" })).getByText(/まだいません/)).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "測るもの" })).toBeTruthy();
});

test("EV-1 選んだ選手が参加する。定員を超えると、その欄の言葉で断られる", async () => {
  const Providers = withServices(services);
  const { result } = renderHook(
    () => ({ event: useQuery(providerEventQuery(services.call, eventId)), actions: useProviderEventActions(eventId) }),
    { wrapper: ({ children }) => <Providers>{children}</Providers> },
  );
  await waitFor(() => expect(result.current.event.data).toBeDefined());
  await act(() => result.current.actions.apply(memberIds.slice(0, 1), []));
  await waitFor(() => expect(result.current.event.data).toMatchObject({ own: 1, member_ids: memberIds.slice(0, 1) }));
  // Begun before the first player was chosen.
  await server.db.query("update provider_events set capacity = 2");
  await act(() => result.current.actions.apply(memberIds.slice(1, 2), []));
  await waitFor(() => expect(result.current.event.data).toMatchObject({ own: 2, member_ids: memberIds.slice(0, 2) }));
  await act(() => result.current.actions.apply(memberIds.slice(0, 1), memberIds.slice(0, 2)));
  await server.db.query("update provider_events set capacity = 1");
  const refused = result.current.actions.apply(memberIds, memberIds.slice(0, 1));
  await act(() =>
    expect(refused).rejects.toMatchObject({
      code: "invalid",
      fields: { member_ids: expect.stringMatching(/^定員の1人に達するため/) },
    }),
  );
});
