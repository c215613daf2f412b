import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { reportPlayers } from "../../../components/PlayerSearch/reportPlayers.fixtures.ts";
import { toCsv } from "../../../format/csv.ts";
import { playerReportCsv } from "./playerReportCsv.ts";
import { matchingPlayerReports, playerReportRows } from "./playerReportRows.ts";

const intl = createIntl({ locale: "ja", defaultLocale: "ja" });

test("絞り込んだ選手の数字が残り、測っていない数字は空のまま", () => {
  const rows = matchingPlayerReports(playerReportRows(reportPlayers), { q: "おの", grade: null });
  const words = { poolWord: ({ ball }: { ball: string | null }) => `ティー・${ball}`, ballWord: String };
  expect(toCsv(playerReportCsv(intl, words), rows).replace("\uFEFF", "").split("\r\n")).toEqual([
    "選手,よみがな,学年,打球速度の最高（km/h）,打球の測りかた,球速の最高（km/h）,球速の測りかた,球数,最後の測定日",
    "大野 葵,おおの あおい,中1,96.4,ティー・rubber,,,38,2026-03-21",
    "小野 蒼,おの あおい,小5,,,,,0,",
    "小野寺 湊,おのでら みなと,高2,137.6,ティー・rubber,129.8,rubber,412,2026-04-04",
  ]);
});
