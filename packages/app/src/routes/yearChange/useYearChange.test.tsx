// @vitest-environment jsdom
import { planYearChange } from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import {
  addMember,
  addTeam,
  addUser,
  removeTeams,
  signIn,
  startTestServer,
  testPassword,
} from "@kyuseki/server/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queryKeys } from "../../data/queryKeys.ts";
import { createQueryClient } from "../../services/queryClient.ts";
import { useYearChange } from "./useYearChange.ts";

const now = new Date("2026-11-20T10:55:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
let token = "";
let teamId = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  baseURL = await server.listen();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  await server.db.query("update teams set school_year = 2026");
  const { email } = await addUser(server.db, teamId, { coach_type: "manager" });
  token = await signIn(server.app, email, testPassword);
});

async function open() {
  const { call } = createClient({ token: () => token, baseURL, adapter: "http" });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useYearChange(call), { wrapper });
  const shown = () => {
    const { year, members } = result.current;
    if (year.status !== "ready" || members.status !== "ready") throw new Error("まだ届いていない");
    return { ...year.value, grades: members.value.map(({ grade }) => grade), members: members.value };
  };
  await waitFor(shown);
  return { result, shown, queries };
}

test("実行すると、年度とメンバーが新しくなり、取り消すと元に戻る", async () => {
  await addMember(server.db, teamId, { grade: "h3" });
  await addMember(server.db, teamId, { grade: "e6" });
  const { result, shown } = await open();
  expect(shown()).toMatchObject({ school_year: 2026, next_year: 2027, last: null, grades: ["h3", "e6"] });

  await act(() => result.current.run({ to_year: 2027, moves: planYearChange(shown().members, {}, new Set()) }));
  await waitFor(() => expect(shown()).toMatchObject({ school_year: 2027, next_year: null, grades: ["j1"] }));

  await act(() => result.current.undo(shown().last?.id ?? 0));
  await waitFor(() => expect(shown()).toMatchObject({ school_year: 2026, next_year: 2027, grades: ["h3", "e6"] }));
});

test("学年が変わった人の詳細と、学年ごとに見せるほかの画面は、開いたときに読み直す", async () => {
  const { id } = await addMember(server.db, teamId, { grade: "e6" });
  const { result, shown, queries } = await open();
  const elsewhere = [queryKeys.member(id), queryKeys.pitchGuard, queryKeys.evaluations];
  const outdated = () => elsewhere.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated);
  for (const queryKey of elsewhere) queries.setQueryData(queryKey, {});

  await act(() => result.current.run({ to_year: 2027, moves: planYearChange(shown().members, {}, new Set()) }));
  expect(outdated()).toEqual([true, true, true]);
  await waitFor(() => expect(shown().school_year).toBe(2027));

  for (const queryKey of elsewhere) queries.setQueryData(queryKey, {});
  await act(() => result.current.undo(shown().last?.id ?? 0));
  expect(outdated()).toEqual([true, true, true]);
});

test("R4 その間に変わっていたら、読み直してから断られる", async () => {
  const { id } = await addMember(server.db, teamId, { grade: "j1" });
  const { result, shown } = await open();
  await server.db.query("update members set grade = 'j3' where id = $1", [id]);
  const moves = planYearChange(shown().members, {}, new Set());
  await act(async () => {
    await expect(result.current.run({ to_year: 2027, moves })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^確かめている間に、メンバーや学年が変わりました。/),
    });
  });
  await waitFor(() => expect(shown()).toMatchObject({ school_year: 2026, grades: ["j3"] }));
});

test("AP-4 一度に届く1000人より多くても、全員がそろう", async () => {
  await server.db.query(
    `insert into members (team_id, last_name, first_name, grade) select $1, '選手', n::text, 'e1' from generate_series(1, 1001) n`,
    [teamId],
  );
  const { result, shown } = await open();
  expect(new Set(shown().members.map(({ id }) => id)).size).toBe(1001);
  await act(() => result.current.run({ to_year: 2027, moves: planYearChange(shown().members, {}, new Set()) }));
  await waitFor(() => expect(shown().last?.counts).toEqual({ up: 1001, stay: 0, graduate: 0, leave: 0 }));
});
