// @vitest-environment jsdom
import { addMember, addTeam, addUser, startTestServer, testPassword } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { themeOfWindow } from "../../../testing/theme.ts";
import { createSessionStore } from "../../services/session/session.ts";
import { signIn } from "../../services/session/signing.ts";
import { createTokenStorage } from "../../services/session/tokenStorage.ts";
import { createServices } from "../../shell/createServices.ts";
import { Component } from "./EvaluationResultRoute.tsx";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
let team_id = 0;
const ids = { midori: 0, saku: 0 };
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
  team_id = (await addTeam(server.db)).team_id;
  await addUser(server.db, team_id, { email: "coach@example.jp" });
  ids.midori = (await addMember(server.db, team_id, { last_name: "増田", first_name: "碧" })).id;
  ids.saku = (await addMember(server.db, team_id, { last_name: "青山", first_name: "朔", grade: "e6" })).id;
  const day = 24 * 60 * 60 * 1000;
  const measure = (id: number, daysAgo: number, speed: number, batting_type: number) =>
    server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
       values ($1, $2, $3, 1, $4, 'rubber', $5)`,
      [team_id, id, new Date(Date.now() - daysAgo * day), batting_type, speed],
    );
  await measure(ids.midori, 50, 100, 1);
  await measure(ids.midori, 2, 104, 1);
  await measure(ids.saku, 2, 88, 1);
  await measure(ids.saku, 2, 95, 2);
});
afterAll(() => server.stop());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

async function open(address: string) {
  const services = createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: () => undefined,
    network: { baseURL, adapter: "http" },
  });
  await signIn(services.session, services.call, { email: "coach@example.jp", password: testPassword, remember: false });
  const { router } = renderRoutes(services, [{ path: "/evaluation-result", element: <Component /> }], { at: address });
  return { at: () => router.state.location.search };
}

// By role every query would walk the whole page with its styles; the stories ask by role.
const rows = () => Array.from(document.querySelectorAll("tbody th"), ({ textContent }) => textContent);
const choose = (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const value = Array.from(select.options).find(({ text }) => text === option)?.value;
  fireEvent.change(select, { target: { value } });
};

test("D-9・AI 10: 届いた測定がよい順に並び、選んだ条件はアドレスに残る", async () => {
  const { at } = await open("/evaluation-result");
  await screen.findByText("自己ベスト");
  expect(rows()).toEqual(["増田 碧中2自己ベスト", "青山 朔小6"]);
  choose("測りかた", "トス・軟式球");
  await waitFor(() => expect(rows()).toEqual(["青山 朔小6"]));
  expect(at()).toBe("?type=2&ball=rubber");
});

test("BE-7: チームの項目を選ぶと、その測定を尋ね、打ちかたはアドレスから消える", async () => {
  const { at } = await open("/evaluation-result?type=2&period=3");
  await screen.findByText("青山 朔");
  await screen.findByLabelText("その他の項目");
  choose("その他の項目", "50m走");
  await screen.findByText("50m走の測定がありません");
  expect(at()).toMatch(/^\?item=\d+&period=3$/);
});

test("すべての項目の表を、名前で探し、項目で並べ替える。条件はアドレスに残る", async () => {
  const { at } = await open("/evaluation-result?all=1");
  await screen.findByText("打球速度：ティー・軟式球");
  expect(rows()).toEqual(["増田 碧 中2", "青山 朔 小6"]);
  expect(document.querySelector("tbody tr")?.textContent).toContain("自己ベスト104.0+4.0");
  fireEvent.click(screen.getByText("打球速度（km/h）"));
  await waitFor(() => expect(at()).toBe("?all=1&sort=-kind1"));
  fireEvent.click(screen.getByText("打球速度（km/h）"));
  await waitFor(() => expect(rows()).toEqual(["青山 朔 小6", "増田 碧 中2"]));
  expect(at()).toBe("?all=1&sort=kind1");
  fireEvent.change(screen.getByLabelText("名前・よみがな", { selector: "input" }), { target: { value: "青山" } });
  await waitFor(() => expect(rows()).toEqual(["青山 朔 小6"]));
  expect(screen.getByText("CSVを取り込む").getAttribute("href")).toBe("/nextshot/analysis/import");
});

test("アドレスの選手の伸びが開き、閉じるとアドレスからも消える", async () => {
  const { at } = await open(`/evaluation-result?grade=j&player=${ids.midori}`);
  const bests = await screen.findByText("自己ベストの記録");
  expect(bests.parentElement?.querySelector("li")?.textContent).toContain("104.0km/h+4.0");
  fireEvent.click(screen.getByLabelText("閉じる"));
  await waitFor(() => expect(at()).toBe("?grade=j"));
});
