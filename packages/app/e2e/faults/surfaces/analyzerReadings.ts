import {
  type AnyEndpoint,
  getAnalysis,
  getBallPage,
  getBattingAiStats,
  getBattingSummary,
  getCsvImports,
  getMember,
  getPitchingAiStats,
  getPitchingSummary,
  listBattingResults,
  listPitchingDays,
} from "@kyuseki/domain";
import { phone } from "../../browser.ts";
import type { Surface } from "../surface.ts";
import type { Visit } from "../visit.ts";
import { type Measured, measured } from "./measured.ts";
import { reading } from "./pageReading.ts";

/** A page below 測定データ分析. */
function analyzed(name: string, endpoint: AnyEndpoint, path: string, arrived: Surface["arrived"]): Surface {
  return reading({
    name: `${name} ${path}`,
    endpoint,
    open: measured,
    path: async (visit) => filled(path, await measured(visit)),
    params: async (visit) => {
      const { player, batted } = await measured(visit);
      return { id: player, mode: "batting", ball_id: batted };
    },
    arrived,
  });
}

const filled = (path: string, { player, batted }: Measured) =>
  path.replace(":member_id", player).replace(":video_id", batted);

const saying =
  (text: string) =>
  ({ page }: Visit) =>
    page.getByRole("main").getByText(text, { exact: true }).first().waitFor();

const report = "/nextshot/report/:member_id";

export const analyzerReadings: readonly Surface[] = [
  analyzed("測定データ分析", getAnalysis, "/nextshot/analysis?period=3", saying("木村 葵")),
  analyzed("取り込みの履歴", getCsvImports, "/nextshot/analysis/import", saying("取り込んだファイルはまだありません")),
  analyzed("打撃サマリー", getBattingSummary, `${report}/batting/summary?period=3`, saying("120.5")),
  analyzed("投球サマリー", getPitchingSummary, `${report}/pitching/summary?period=3`, saying("101.5")),
  analyzed("打撃結果", listBattingResults, `${report}/batting/results?type=3`, saying("120.5")),
  analyzed("投球結果", listPitchingDays, `${report}/pitching/results?pitch=1`, saying("101.5")),
  analyzed("打撃のAIスタッツ", getBattingAiStats, `${report}/batting/ai_stats?period=3`, saying("同学年の中での位置")),
  analyzed(
    "投球のAIスタッツ",
    getPitchingAiStats,
    `${report}/pitching/ai_stats?period=3`,
    saying("同学年の中での位置"),
  ),
  // Only a phone has this page.
  { ...analyzed("選手のプロフィール", getMember, `${report}/profile`, saying("101.5")), viewport: phone },
  analyzed("一球の動画", getBallPage, `${report}/batting/results/:video_id`, saying("120.5")),
];
