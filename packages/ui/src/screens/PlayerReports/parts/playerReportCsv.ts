import { kanaName } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import type { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { playerReportColumnText, playerReportCsvText } from "../../../copy/analyzer/playerReports.ts";
import { gradeText } from "../../../copy/members/person.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import type { PlayerReport } from "./playerReportRows.ts";

type Words = Pick<ReturnType<typeof useBattingWords>, "poolWord" | "ballWord">;

/** The columns of the table; a player's reading and grade, and what a best was measured with, have their own. */
export function playerReportCsv(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  { poolWord, ballWord }: Words,
): readonly CsvColumn<PlayerReport>[] {
  return [
    { header: formatMessage(playerReportColumnText.name), value: ({ name }) => name },
    { header: formatMessage(playerReportCsvText.kana), value: kanaName },
    { header: formatMessage(playerReportCsvText.grade), value: ({ grade }) => formatMessage(gradeText[grade]) },
    {
      header: formatMessage(playerReportColumnText.batted),
      value: ({ batted_ball_speed: best }) => best?.value ?? null,
    },
    {
      header: formatMessage(playerReportCsvText.battedWith),
      value: ({ batted_ball_speed: best }) => best && poolWord(best),
    },
    { header: formatMessage(playerReportColumnText.pitched), value: ({ pitch_speed: best }) => best?.value ?? null },
    {
      header: formatMessage(playerReportCsvText.pitchedWith),
      value: ({ pitch_speed: best }) => best && ballWord(best.ball),
    },
    { header: formatMessage(playerReportColumnText.balls), value: ({ balls }) => balls },
    { header: formatMessage(playerReportColumnText.last), value: ({ last_day }) => last_day },
  ];
}
