// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { addDays, dayInJapan, getMemberStory } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { Services } from "../../services/services.ts";
import { UnsentSender } from "../../shell/hosts/UnsentSender.tsx";
import { Component } from "./PitchGuardRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let id: number;
const yesterday = addDays(dayInJapan(new Date()), -1);
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  // Without a pitch so far, and without the players' app.
  const { id: added } = await addMember(server.db, server.ids().teamId, { last_name: "青山", first_name: "碧" });
  id = added;
  services = await server.signIn();
});

function open(search: string) {
  return renderRoutes(services, [{ path: "/dashboard/pitch-guard", element: <Component /> }], {
    at: `/dashboard/pitch-guard${search}`,
    chunks: everyChunk,
    host: <UnsentSender />,
  }).router;
}

const dialogOf = async (title: string) =>
  within((await screen.findByText(title, { selector: "dialog *" })).closest("dialog") ?? document.body);
const countOf = (dialog: ReturnType<typeof within>): HTMLInputElement =>
  dialog.getByLabelText("青山 碧", { selector: "input" });
function type(dialog: ReturnType<typeof within>, value: string) {
  fireEvent.change(countOf(dialog), { target: { value } });
  fireEvent.blur(countOf(dialog));
}
const stored = async () =>
  (await server.db.query("select member_id, date, kind, pitches, source from pitch_counts")).rows;

test("BE-1 その選手の、来た日の球数を記入できる。記録には指導者が記入したと出て、アドレスは記録のもの", {
  timeout: 30_000,
}, async () => {
  const key = queryKeys.memberStory(id);
  await services.queries.prefetchQuery({
    queryKey: key,
    queryFn: () => services.call(getMemberStory, { params: { id } }),
  });
  const report = queryKeys.reportPart(id, "pitching", "summary", {});
  services.queries.setQueryData(report, {});
  const router = open(`?grade=j&player=${id}&record=1&day=${yesterday}`);
  const form = await dialogOf("青山 碧の投球数を記入");
  type(form, "35");
  fireEvent.click(form.getByText("記録する"));
  const history = await dialogOf("青山 碧の投球の記録");
  const row = (await history.findByText("指導者が記入")).closest("li");
  expect(row?.textContent).toMatch(/^\d+\/\d+（.）試合指導者が記入 .+35球$/);
  expect(await stored()).toEqual([{ member_id: id, date: yesterday, kind: "game", pitches: 35, source: "manual" }]);
  expect(router.state.location.search).toBe(`?grade=j&player=${id}`);
  // The member's page asks for its weeks again, and the report for what may be thrown.
  expect(services.queries.getQueryState(key)?.isInvalidated).toBe(true);
  expect(services.queries.getQueryState(report)?.isInvalidated).toBe(true);
});

test("R2 書きかけは、選手と日ごとに残り、ほかの日ともみんなの書きかけとも混ざらない", async () => {
  open(`?player=${id}&record=1`);
  const form = await dialogOf("青山 碧の投球数を記入");
  type(form, "41");
  fireEvent.click(form.getByText("キャンセル"));
  const history = await dialogOf("青山 碧の投球の記録");
  fireEvent.click(history.getByLabelText("閉じる"));
  await waitFor(() => expect(screen.queryByText("青山 碧の投球の記録")).toBeNull());
  fireEvent.click(screen.getByText("投球数を記録する"));
  const team = await dialogOf("投球数を記録");
  expect(team.queryByLabelText("青山 碧", { selector: "input" })).toBeNull();
  cleanup();

  open(`?player=${id}&record=1`);
  const again = await dialogOf("青山 碧の投球数を記入");
  expect(countOf(again).value).toBe("41");
  cleanup();

  open(`?player=${id}&record=1&day=${yesterday}`);
  expect(countOf(await dialogOf("青山 碧の投球数を記入")).value).toBe("");
  expect(await stored()).toEqual([]);
});
