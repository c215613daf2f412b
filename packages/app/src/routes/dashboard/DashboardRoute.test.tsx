// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import { Component } from "./DashboardRoute.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
let masudaId: number;
beforeAll(async () => {
  server = await startTeamServer();
  await server.startOver();
  const { teamId } = server.ids();
  masudaId = (await addMember(server.db, teamId, { last_name: "増田", first_name: "碧", grade: "j2" })).id;
  await addMember(server.db, teamId, { last_name: "野口", first_name: "咲茉", grade: "e3" });
  await server.db.query("update members set created_at = now() - interval '10 days'");
});
afterAll(() => server.stop());
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function open(address: string) {
  const { router } = renderRoutes(await server.signIn(), [{ path: "/dashboard", element: <Component /> }], {
    at: address,
  });
  await screen.findByText(/人に送る$/);
  return { at: () => router.state.location.search };
}
const sendHref = () =>
  screen
    .getByText(/人に送る$/)
    .closest("a")
    ?.getAttribute("href")
    ?.split(".").length;

test("D-9 アドレスの学年で絞って開き、期間を選ぶとアドレスに残る。先の数は、次が届くまで消えない", async () => {
  const { at } = await open("/dashboard?grade=j");
  expect(screen.getByText("増田 碧")).toBeTruthy();
  expect(screen.queryByText("野口 咲茉")).toBeNull();
  fireEvent.click(screen.getByText("直近3か月"));
  expect(screen.getByText("増田 碧")).toBeTruthy();
  await waitFor(() => expect(at()).toBe("?period=3&grade=j"));
  await screen.findByText("中2・直近3か月 0%");
});

test("要点は、届いた記録から言い、記録がない人あてのお知らせへ進める", async () => {
  await open("/dashboard?grade=j");
  const head = screen.getByLabelText("きょうの要点");
  const link = within(head).getByRole("link");
  expect(link.textContent).toMatch(/増田 碧さんは(9|10)日記録なし。$/);
  expect(link.getAttribute("href")).toBe(`/notification?to=${masudaId}`);
});

test("D-9 学年を「すべて」に戻すと、みんなの数になる", async () => {
  const { at } = await open("/dashboard?grade=e");
  expect(sendHref()).toBe(1);
  fireEvent.click(screen.getByText("すべて"));
  await waitFor(() => expect(sendHref()).toBe(2));
  expect(at()).toBe("");
});
