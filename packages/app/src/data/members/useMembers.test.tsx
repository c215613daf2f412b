// @vitest-environment jsdom
import { createClient } from "@kyuseki/domain/client";
import { addMember, addTeam, addUser, signIn, startTestServer, testPassword } from "@kyuseki/server/testing";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createQueryClient } from "../../services/queryClient.ts";
import { useMembers } from "./useMembers.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
let team_id = 0;
const tokens = { coach: "", player: "" };
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
  const team = await addTeam(server.db);
  team_id = team.team_id;
  const elsewhere = await addTeam(server.db);
  await addUser(server.db, team_id, { email: "coach@example.jp" });
  await addUser(server.db, team_id, { email: "player@example.jp", coach_type: null });
  await addMember(server.db, team_id, { last_name: "佐藤", first_name: "一郎", grade: "j1" });
  await addMember(server.db, elsewhere.team_id, { last_name: "別人", first_name: "二郎", grade: "e6" });
  tokens.coach = await signIn(server.app, "coach@example.jp", testPassword);
  tokens.player = await signIn(server.app, "player@example.jp", testPassword);
});
afterAll(() => server.stop());

const membersOf = (token: string | null) => {
  const { call } = createClient({ token: () => token, baseURL, adapter: "http" });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMembers(call), { wrapper });
};

test("自分のチームのメンバーだけが届く（AP-4, AP-6）", async () => {
  const { result } = membersOf(tokens.coach);
  expect(result.current.members).toEqual({ status: "loading" });
  await waitFor(() =>
    expect(result.current.members).toMatchObject({
      status: "ready",
      value: [{ last_name: "佐藤", first_name: "一郎", grade: "j1" }],
    }),
  );
});

test("新しく加わったメンバーは、読み込み直すと先頭に出る", async () => {
  const { result } = membersOf(tokens.coach);
  await waitFor(() => expect(result.current.members.status).toBe("ready"));
  await addMember(server.db, team_id, { last_name: "高橋", first_name: "三葉", grade: "e3" });
  act(() => result.current.retry());
  await waitFor(() =>
    expect(result.current.members).toMatchObject({ value: [{ last_name: "高橋" }, { last_name: "佐藤" }] }),
  );
});

test.each([
  { name: "トークンがなければ unauthorized", token: () => null, code: "unauthorized" },
  { name: "指導者でなければ forbidden", token: () => tokens.player, code: "forbidden" },
])("$name として画面に渡る", async ({ token, code }) => {
  const { result } = membersOf(token());
  await waitFor(() => expect(result.current.members).toEqual({ status: "failed", code }));
});
