import {
  getDashboard,
  getEvaluation,
  getHome,
  getLocalRanking,
  getNationalRanking,
  getPitchGuard,
  getTeamRanking,
  getTrainingPlayer,
  getTrainingReport,
  getWeekBests,
  listMeasuringDays,
} from "@kyuseki/domain";
import { idOf } from "../rows.ts";
import type { Surface } from "../surface.ts";
import { at, reading } from "./pageReading.ts";

const home = reading({
  name: "ホーム /",
  endpoint: getHome,
  path: at("/"),
  arrived: ({ page }) =>
    page
      .getByRole("link", { name: /^木村 葵/ })
      .first()
      .waitFor(),
});

const scoreboard = reading({
  name: "スコアボード /scoreboard",
  endpoint: getWeekBests,
  path: at("/scoreboard"),
  arrived: ({ page }) => page.getByText("この週に自己ベストの更新はありません").waitFor(),
});

const dashboard = reading({
  name: "チームレポート /dashboard?period=3&grade=j",
  endpoint: getDashboard,
  path: at("/dashboard?period=3&grade=j"),
  arrived: ({ page }) => page.getByText("この7日に投球数の記録はありません。").waitFor(),
});

const training = reading({
  name: "実施記録 /training-report?grade=j",
  endpoint: getTrainingReport,
  path: at("/training-report?grade=j"),
  arrived: ({ page }) => page.getByRole("rowheader", { name: /木村 葵/ }).waitFor(),
});

const trainingOfOne = reading({
  name: "一人の実施記録 /training-report/:member_id",
  endpoint: getTrainingPlayer,
  params: async (visit) => ({ id: String(await idOf(visit, "木村")) }),
  path: async (visit) => `/training-report/${await idOf(visit, "木村")}`,
  arrived: ({ page }) => page.getByRole("textbox", { name: "コメントを書く" }).waitFor(),
});

const guard = reading({
  name: "投球数ガード /dashboard/pitch-guard?days=2",
  endpoint: getPitchGuard,
  path: at("/dashboard/pitch-guard?days=2"),
  arrived: ({ page }) => page.getByText("直近60日に投球の記録がありません").waitFor(),
});

const evaluation = reading({
  name: "測定 /evaluation-result?kind=4",
  endpoint: getEvaluation,
  path: at("/evaluation-result?kind=4"),
  arrived: ({ page }) => page.getByText("球速の測定がありません").waitFor(),
});

const ranking = reading({
  name: "チーム内ランキング /ranking/individual/local",
  endpoint: getLocalRanking,
  path: at("/ranking/individual/local"),
  arrived: ({ page }) => page.getByText("この条件の測定はありません").waitFor(),
});

const nationalRanking = reading({
  name: "全国ランキング（個人） /ranking/individual/national?period=3",
  endpoint: getNationalRanking,
  path: at("/ranking/individual/national?period=3"),
  arrived: ({ page }) => page.getByText("この条件の測定はありません").waitFor(),
});

const teamRanking = reading({
  name: "全国ランキング（チーム） /ranking/team/national?period=3",
  endpoint: getTeamRanking,
  path: at("/ranking/team/national?period=3"),
  arrived: ({ page }) => page.getByText("並ぶチームがありません").waitFor(),
});

const paper = reading({
  name: "測定シート /evaluation-result/print",
  endpoint: listMeasuringDays,
  path: at("/evaluation-result/print"),
  arrived: ({ page }) => page.getByText("印刷する測定会がありません").waitFor(),
});

export const practiceReadings: readonly Surface[] = [
  home,
  scoreboard,
  dashboard,
  training,
  trainingOfOne,
  guard,
  evaluation,
  ranking,
  nationalRanking,
  teamRanking,
  paper,
];
