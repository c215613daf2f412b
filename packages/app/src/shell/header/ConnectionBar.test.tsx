// @vitest-environment jsdom
import { dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { onlineManager, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../../testing/inPage.tsx";
import { thrownPitches } from "../../../testing/outbox/waiting.ts";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { homeQuery } from "../../data/home.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { OpenPlayers } from "./OpenPlayers.tsx";
import { UnansweredNotes } from "./UnansweredNotes.tsx";
import { UnreadInformation } from "./UnreadInformation.tsx";

const server = teamServerOfFile();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

function PageOfTwo() {
  const { call } = useServices();
  const [home, members] = [useQuery(homeQuery(call)), useQuery(membersQuery(call))];
  return <p>{home.data && members.data ? "両方ある" : ""}</p>;
}

test("OF-1 バーは、画面にあるもののうち最も古い時刻を言い、今日でなければ日も言う。つながれば消える", async () => {
  const services = await server.signIn();
  // Files of tests share the device, and what waits on it would be said too.
  await (await loadOutbox(services, server.ids().managerId)).erase();
  const { container } = renderInPage(
    services,
    <>
      <ConnectionBar />
      <PageOfTwo />
    </>,
  );
  await screen.findByText("両方ある");
  await waitFor(() => expect(screen.queryByRole("status")).toBeNull());

  const updatedAt = Date.parse("2026-11-20T19:40:00+09:00");
  const { queryKey } = homeQuery(services.call);
  act(() => {
    services.queries.setQueryData(queryKey, (home) => home, { updatedAt });
    onlineManager.setOnline(false);
  });
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("オフラインです。表示は 11月20日 19:40 時点の記録です。"),
  );

  const today = new Date();
  today.setHours(0, 1, 0, 0);
  act(() => services.queries.setQueryData(queryKey, (home) => home, { updatedAt: today.getTime() }) && undefined);
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toMatch(
      /^オフラインです。表示は (11月\d+日 )?\d+:01 時点の記録です。$/,
    ),
  );

  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(container.textContent).toBe("両方ある"));
});

test("OF-1 バーの時刻は、その画面のもの。どの画面にもある数のバッジが古くても、変わらない", async () => {
  const services = await server.signIn();
  await (await loadOutbox(services, server.ids().managerId)).erase();
  const ignore = () => {};
  renderInPage(
    services,
    <>
      <ConnectionBar />
      <PageOfTwo />
      <OpenPlayers page="/" onCount={ignore} />
      <UnansweredNotes onCount={ignore} />
      <UnreadInformation onCount={ignore} />
    </>,
  );
  await screen.findByText("両方ある");
  const badges = [queryKeys.openPlayerCount, queryKeys.noteCount, queryKeys.informationUnread];
  await waitFor(() => expect(badges.filter((key) => services.queries.getQueryData(key) === undefined)).toEqual([]));

  const { call, queries } = services;
  act(() => {
    const setTime = (queryKey: readonly string[], at: string) =>
      queries.setQueryData(queryKey, (data: unknown) => data, { updatedAt: Date.parse(at) });
    for (const key of badges) setTime(key, "2026-11-18T07:00:00+09:00");
    for (const { queryKey } of [homeQuery(call), membersQuery(call)]) setTime(queryKey, "2026-11-20T19:40:00+09:00");
    onlineManager.setOnline(false);
  });
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("オフラインです。表示は 11月20日 19:40 時点の記録です。"),
  );
});

test("OF-2 バーが送信待ちと言うのは、つながれば送るものだけ。断られたものと、決めるのを待つものは、送れなかった数に入る", async () => {
  const services = await server.signIn();
  const outbox = await loadOutbox(services, server.ids().managerId);
  await outbox.erase();
  const { id } = await addMember(server.db, server.ids().teamId);
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const thrown = (pitches: number) => thrownPitches(id, dayInJapan(new Date()), pitches);
  await outbox.enter([thrown(41), { ...thrown(42), ready: false }]);
  onlineManager.setOnline(false);
  renderInPage(services, <ConnectionBar />);
  await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/時点の記録です。1件が送信待ちです。$/));

  await server.db.query("update members set deleted_at = now() where id = $1", [id]);
  await act(() => outbox.flush());
  act(() => onlineManager.setOnline(true));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "2件を送信できませんでした。入力した内容はこの端末に残っています。",
    ),
  );
  await act(() => outbox.erase());
});
