import { defaultDashboardView, defaultPitchGuardView } from "@kyuseki/ui";
import { expect, test } from "vitest";
import { playerAddress } from "../navigation/playerAddress.ts";
import { csvHistoryAddress } from "./csvImport/viewInAddress.ts";
import { dashboardAddress } from "./dashboard/viewInAddress.ts";
import { eventListAddress } from "./eventList/viewInAddress.ts";
import { informationAddress } from "./information/viewInAddress.ts";
import { dayListAddress } from "./measuringDay/viewInAddress.ts";
import { analysisAddress } from "./nextshotAnalysis/viewInAddress.ts";
import { nextshotRankingAddress } from "./nextshotRanking/viewInAddress.ts";
import { noticeHistoryAddress } from "./notification/viewInAddress.ts";
import { detailAddress } from "./notificationDetail/viewInAddress.ts";
import { openItemsAddress } from "./openItems/viewInAddress.ts";
import { openedRecordsAddress, pitchGuardAddress } from "./pitchGuard/viewInAddress.ts";
import { playerReportsAddress } from "./playerReports/viewInAddress.ts";
import { localRankingAddress } from "./rankingIndividualLocal/viewInAddress.ts";
import { nationalRankingAddress } from "./rankingIndividualNational/viewInAddress.ts";
import { teamRankingAddress } from "./rankingTeamNational/viewInAddress.ts";
import { battingAiStatsAddress } from "./reportBattingAiStats/viewInAddress.ts";
import { pitchingResultsAddress } from "./reportPitchingResults/viewInAddress.ts";
import { pitchingSummaryAddress } from "./reportPitchingSummary/viewInAddress.ts";
import { trainingReportAddress } from "./trainingReport/viewInAddress.ts";

const rewriteWith =
  <View>({ read, write }: { read: (search: string) => View; write: (view: View) => string }) =>
  (search: string) =>
    write(read(search));
const rewrite = {
  チーム内: rewriteWith(localRankingAddress),
  アナライザー: rewriteWith(nextshotRankingAddress),
  選手別レポート: rewriteWith(playerReportsAddress),
  全国: rewriteWith(nationalRankingAddress),
  チーム: rewriteWith(teamRankingAddress),
  ダッシュボード: rewriteWith(dashboardAddress),
  投球数: rewriteWith(pitchGuardAddress),
  データ分析: rewriteWith(analysisAddress),
  投球の結果: rewriteWith(pitchingResultsAddress),
  投球のサマリー: rewriteWith(pitchingSummaryAddress),
  "打撃のAI STATS": rewriteWith(battingAiStatsAddress),
  自主練: rewriteWith(trainingReportAddress),
  取り込みの履歴: rewriteWith(csvHistoryAddress),
  送信履歴: rewriteWith(noticeHistoryAddress),
  一件のお知らせ: rewriteWith(detailAddress),
  まだの人: rewriteWith(openItemsAddress),
  測定会: rewriteWith(dayListAddress),
  運営からのお知らせ: rewriteWith(informationAddress),
  行事: rewriteWith(eventListAddress),
};
const names = Object.keys(rewrite) as (keyof typeof rewrite)[];

test.each(names)("D-9 %s のはじめの見え方は、アドレスに何も書かない", (name) => {
  expect(rewrite[name]("")).toBe("");
});

test.each([
  ["チーム内", "?kind=4&period=3&grade=h&gender=F&batting=3&ball=hard&by=growth&sort=-mean&size=25&page=2"],
  ["アナライザー", "?kind=2&period=1&grade=j&gender=M&batting=2&ball=soft&sort=-growth&size=50&page=3"],
  ["全国", "?kind=2&period=1&grade=e&gender=M&batting=2&ball=soft&show=every&q=%E3%81%95&sort=-place&size=100&page=2"],
  ["選手別レポート", "?grade=j&q=%E3%81%95&sort=-batted&size=25&page=2"],
  ["チーム", "?kind=distance&period=3&ball=hard&size=50&page=3"],
  ["ダッシュボード", "?period=3&grade=j&page=4"],
  ["投球数", "?grade=j&days=3&q=%E5%B0%8F%E5%B7%9D&state=attention&order=pitches&size=25&page=2"],
  ["データ分析", "?mode=pitching&period=3&grade=e&type=0&ball=unset&pitch=3&players=12.4&sort=-count&size=25&page=2"],
  [
    "投球の結果",
    "?start=2026-10-21&end=2026-11-20&ball=unset&pitch=2&sort=mean&size=25&page=2&day=2026-11-18&day_size=50&day_page=3",
  ],
  ["投球のサマリー", "?period=3&ball=unset&lines=all"],
  ["打撃のAI STATS", "?period=1&type=3&ball=hard"],
  ["自主練", "?period=3&grade=h&q=%E3%81%95&missing=1&pain=1&columns=amounts&sort=-name&size=25&page=2"],
  ["自主練", "?sort=-batting"],
  ["取り込みの履歴", "?q=a.csv&period=2&sort=accepted&size=100&page=9"],
  ["送信履歴", "?tab=draft&q=%E9%9B%A8&sort=at&size=25&page=2"],
  ["送信履歴", "?sort=-unread"],
  ["一件のお知らせ", "?filter=unread&q=%E3%81%95&sort=-open&size=10&page=2"],
  ["まだの人", "?by=item&kind=note&q=%E3%81%95&sort=-since&size=10&page=2"],
  ["測定会", "?q=%E5%86%AC&state=open&order=old&size=25&page=2"],
  ["行事", "?time=over&host=team&kind=game&q=%E5%8C%97&order=far&size=50&page=2"],
  ["運営からのお知らせ", "?category=important&q=%E9%9B%A8&order=oldest&size=25&page=2&id=18"],
] as const)("D-9 %s のアドレスは、読んで書いても同じ（%s）", (name, search) => {
  expect(rewrite[name](search)).toBe(search);
});

test.each([
  ["チーム内", "?kind=0&period=4&grade=e3&gender=X&batting=9&ball=tennis&by=luck&sort=salary&page=-1"],
  ["アナライザー", "?kind=5&sort=salary&by=growth"],
  ["全国", "?kind=practice&period=&show=some&size=7&page=0"],
  ["チーム", "?kind=4&batting=tee"],
  ["ダッシュボード", "?period=4&grade=x&page=0"],
  ["ダッシュボード", "?period=2&page=-1"],
  ["ダッシュボード", "?period=two&grade=e3"],
  ["投球数", "?grade=u&days=8&state=tired&order=luck&size=7&page=0"],
  ["データ分析", "?mode=running&type=4&pitch=99&players=0.-1.x&sort=-"],
  ["投球の結果", "?start=2026-11-20&end=2026-10-21&day=2026-02-30&day_size=7&day_page=0"],
  ["投球の結果", "?start=2026-10-21"],
  ["投球のサマリー", "?period=2026-02-30&lines=two"],
  ["自主練", "?missing=yes&pain=0&q=&columns=rate"],
  ["自主練", "?columns=every&sort=swings"],
  ["取り込みの履歴", "?period=last&sort=name"],
  ["送信履歴", "?tab=held&sort=unread&size=7&page=0"],
  ["一件のお知らせ", "?filter=late&sort=name&size=7"],
  ["まだの人", "?by=family&kind=mail&sort=name&page=0"],
  ["測定会", "?state=ended&order=name&size=7&page=0"],
  ["行事", "?time=all&host=club&order=name&size=7&page=0"],
  ["運営からのお知らせ", "?category=all&order=title&size=7&page=0&id=0"],
] as const)("D-9 %s は、ありえない値を聞かない（%s）", (name, search) => {
  expect(rewrite[name](search)).toBe("");
});

test("送る前のお知らせは、未読の多い順に並ばない", () => {
  expect(rewrite.送信履歴("?tab=draft&sort=-unread")).toBe("?tab=draft");
});

test("アドレスにないものは、はじめの見え方から", () => {
  expect(dashboardAddress.read("?period=1")).toEqual({ ...defaultDashboardView, period: 1 });
  const { player: _, record: __, day: ___, ...everybody } = defaultPitchGuardView;
  expect(pitchGuardAddress.read("?grade=j")).toEqual({ ...everybody, grade: "j" });
  expect(analysisAddress.read("?players=4.4.12")).toMatchObject({ players: [4, 12] });
});

test("開いている選手は、見かたの隣に立つ", () => {
  const playerIn = (search: string) => playerAddress.read(search).player;
  expect(["?player=12", "?player=0", "?player=a", ""].map(playerIn)).toEqual([12, null, null, null]);
  expect(playerAddress.append("?grade=j", { player: 12 })).toBe("?grade=j&player=12");
  expect(playerAddress.append("?grade=j&player=12", { player: null })).toBe("?grade=j");
});

test("投球数の記入は、選手と日とともに、見かたの隣に立つ", () => {
  const opened = { player: 12, record: true, day: "2026-11-17" };
  const search = "?player=12&record=1&day=2026-11-17";
  expect(openedRecordsAddress.read(search)).toEqual(opened);
  expect(openedRecordsAddress.append("?grade=j&player=12", opened)).toBe(`?grade=j&${search.slice(1)}`);
  expect(openedRecordsAddress.read("?record=yes&day=2026-02-30")).toEqual({ player: null, record: false, day: null });
});
