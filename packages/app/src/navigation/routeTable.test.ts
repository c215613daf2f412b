import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { matchPath } from "./match.ts";
import { type Route, redirects, routes } from "./routeTable.ts";

const table: readonly Route[] = routes;
const screensFolder = new URL("../../../ui/src/screens/", import.meta.url);
/** Two texts, one way to read them. */
const sharedFolders: Record<string, string> = { terms: "Document", privacy: "Document" };
const folderOf = (id: string) =>
  sharedFolders[id] ?? id.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
const filled = (path: string) => path.replaceAll(/:\w+/g, "12");

/** Screen ids of screens.md that have an address, a notice's detail and letters; contact and qr are dialogs, not-found leads home. */
const screenIds =
  "scoreboard sync-status login home dashboard training-report evaluation-result evaluation-setting ranking-individual-local ranking-individual-national ranking-team-national notification notification-detail family-letters open-items note note-setting note-preview view-note note-list print-notes information information-detail event-list team-event team-event-edit event-detail help faq service member-list member-detail team-management join nextshot-analysis nextshot-ranking player-reports report-batting-summary report-pitching-summary report-batting-results report-batting-video report-pitching-results report-pitching-video report-batting-ai-stats report-pitching-ai-stats search profile pitch-guard training-player measuring-day member-bulk-add year-change csv-import print-report print-measure password-reset invite setup second-factor account family terms privacy";

/** The source's table and "Routes of our own", in their words. */
const addresses =
  "/scoreboard /sync-status / /team-management /member-list /notification /notification/12 /notification/open-items /notification/letters /help /dashboard /training-report /evaluation-result /evaluation-setting /ranking/individual/local /ranking/individual/national /ranking/team/national /note /note/note-setting /note/note-preview /note/view-note/12 /note/note-list/12 /note/note-list/12/print /nextshot/analysis /nextshot/ranking /nextshot/report /nextshot/report/12/batting/summary /nextshot/report/12/pitching/summary /nextshot/report/12/batting/results /nextshot/report/12/batting/results/12 /nextshot/report/12/pitching/results /nextshot/report/12/pitching/results/12 /nextshot/report/12/batting/ai_stats /nextshot/report/12/pitching/ai_stats /faq /service /event-list /event-list/new /event-list/team/12 /event-list/team/12/edit /event-list/detail/12/ /information /information/detail/12/ /information/detail/12 /login /search /nextshot/report/12/profile /dashboard/pitch-guard /training-report/12 /evaluation-result/measuring-day /evaluation-result/print /member-list/12 /member-list/bulk-add /member-list/year-change /nextshot/analysis/import /nextshot/report/12/print /join /invite /setup /password-reset /second-factor /account /f /terms /privacy";

describe("アドレスの表", () => {
  test("screens.md の画面がすべてあり、ほかにはない", () => {
    expect([...new Set(table.map(({ id }) => id))].sort()).toEqual(screenIds.split(" ").sort());
  });

  test("D-8 メンバーの詳細は、どの幅でも同じアドレス", () => {
    const details = table.filter(({ id }) => id === "member-detail");
    expect(details).toEqual([expect.objectContaining({ path: "/member-list/:member_id" })]);
    expect(details.every(({ access, elsewhere }) => access === undefined && elsewhere === undefined)).toBe(true);
  });

  test("同じアドレスは一度だけ", () => {
    expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
  });

  test.each(addresses.split(" "))("RO-1 %s には画面がある", (address) => {
    expect(matchPath(address).kind).toBe("screen");
  });

  test.each(table.map(({ id, path }) => ({ id, path })))(
    "$path は $id に届き、ほかの行に隠されない",
    ({ id, path }) => {
      const matched = matchPath(filled(path));
      expect(matched.kind === "screen" && matched.route.id).toBe(id);
    },
  );

  test.each([...redirects])("$path の移る先は画面である", ({ path, to }) => {
    expect(matchPath(filled(path))).toEqual({ kind: "redirect", to: filled(to) });
    expect(matchPath(new URL(filled(to), "https://kyuseki.example").pathname).kind).toBe("screen");
  });

  test.each(table.map(({ id }) => id))("%s には、画面とストーリーがある", (id) => {
    const folder = new URL(`${folderOf(id)}/`, screensFolder);
    const files = readdirSync(folder);
    expect(files).toContain(`${folderOf(id)}Screen.tsx`);
    expect(files).toContain(`${folderOf(id)}Screen.stories.tsx`);
  });
});
