import type { BattingResults } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { battingResultText } from "../../../copy/analyzer/ballNames.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import type { BattingResultsView } from "../view.ts";

/** 絞り込んだ記録の数字。 */
export function ResultsPanel({ results, view }: { results: BattingResults | null; view: BattingResultsView }) {
  const { formatMessage } = useIntl();
  const { typeWord } = useBattingWords();
  const word = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);
  const figures = results?.figures ?? null;
  const sweet = figures && figures.sweet_spot.of > 0 ? figures.sweet_spot : null;

  const stats: readonly Stat[] = [
    {
      id: "mean",
      label: formatMessage(reportBattingValueText.typeMean, {
        type: typeWord(results ? results.batting_type : view.battingType),
      }),
      value: figures?.mean ?? null,
      digits: 1,
      unit: word("kmh"),
    },
    { id: "max", label: word("most"), value: figures?.max?.value ?? null, digits: 1, unit: word("kmh") },
    { id: "angle", label: word("angle"), value: figures?.mean_angle ?? null, digits: 1, unit: word("degree") },
    {
      id: "sweet",
      label: word("sweetSpot"),
      ...(sweet && sweet.of < fewestBalls
        ? { value: sweet.inside, unit: formatMessage(reportBattingValueText.ofBalls, sweet) }
        : { value: sweet && Math.round((sweet.inside / sweet.of) * 100), unit: word("percent") }),
    },
    {
      id: "results",
      label: word("results"),
      parts: [
        { label: formatMessage(battingResultText.out), value: figures?.results.out ?? null },
        { label: formatMessage(battingResultText.hit), value: figures?.results.hit ?? null },
        { label: word("homeRun"), value: figures?.results.home_run ?? null },
      ],
      hideBelow: "tablet",
    },
  ];

  return <StatGrid aria-label={word("board")} stats={stats} loading={results === null} />;
}
