// @vitest-environment jsdom
import type { SetupDraft } from "@kyuseki/domain";
import { addTeam, startTestServer, type TestServer } from "@kyuseki/server/testing";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { themeOfWindow } from "../../../testing/theme.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { createServices } from "../../shell/createServices.ts";
import { useSetup } from "./useSetup.ts";

const code = "a".repeat(43);
const draft: SetupDraft = {
  team_name: "港北リトル",
  sport_type: "baseball",
  ball: "rubber",
  prefecture: 14,
  name: "大野 健一",
  email: "ohno@club.example",
  password: "夏の大会まであと90日",
};

let server: TestServer;
let baseURL: string;
// A set-up happens once in the life of a database.
beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  server = await startTestServer();
  baseURL = await server.listen();
  await server.db.query(
    "insert into setup_code (code_hash, expires_at) values (sha256($1::text::bytea), now() + interval '1 hour')",
    [code],
  );
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

function open(address: string) {
  const tokens = createTokenStorage({ storage: () => window.localStorage, now: () => Date.now(), events: window });
  const services = createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(tokens),
    theme: themeOfWindow(),
    log: () => {},
    network: { baseURL, adapter: "http" },
  });
  const Services = withServices(services);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <Services>{children}</Services>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useSetup(), { wrapper });
  return { services, setup: () => result.current, until: stepUntil };
  async function stepUntil(name: string) {
    await waitFor(() => expect(result.current.step.name).toBe(name));
  }
}

test("OP-1 住所のコードで登録すると、監督としてログインした状態で終わる", async () => {
  const tab = open(`/setup#${code}`);
  await tab.until("ready");
  await act(() => tab.setup().onSave(draft));
  expect(tab.setup().step).toEqual({ name: "done", made: draft });
  expect(tab.services.session.read()).toMatchObject({ user: { name: "大野 健一", coach_type: "manager" } });
});

test("OP-1 書いたものは読み直しても残り、登録すれば消える", async () => {
  const { password: _, ...typed } = draft;
  const tab = open(`/setup#${code}`);
  await tab.until("ready");
  expect(tab.setup().texts).toBeUndefined();
  tab.setup().onTextsChange(typed);
  const again = open(`/setup#${code}`);
  await again.until("ready");
  expect(again.setup().texts).toEqual(typed);
  await act(() => again.setup().onSave(draft));
  expect(open(`/setup#${code}`).setup().texts).toBeUndefined();
});

test.each([
  { name: "コードのない住所", address: "/setup" },
  { name: "途中で切れたコード", address: "/setup#abc" },
  { name: "間違ったコード", address: `/setup#${"b".repeat(43)}` },
])("OP-1 $name は使えないと言う", async ({ address }) => {
  await open(address).until("invalidCode");
});

test("OP-1 書いている間にほかの人が済ませていたら、済んでいると言う", async () => {
  const tab = open(`/setup#${code}`);
  await tab.until("ready");
  await addTeam(server.db);
  await act(() => expect(tab.setup().onSave(draft)).rejects.toMatchObject({ code: "not_found" }));
  expect(tab.setup().step).toEqual({ name: "alreadySetUp" });
  await open(`/setup#${code}`).until("alreadySetUp");
});
