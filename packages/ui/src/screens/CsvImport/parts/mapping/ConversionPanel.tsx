import { sampleValues } from "@kyuseki/domain/csv";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { LineScore } from "../../../../components/LineScore/LineScore.tsx";
import type {
  LineScoreColumn,
  LineScoreFigure,
  LineScoreRowBase,
} from "../../../../components/LineScore/lineScoreColumn.ts";
import { csvTargetText } from "../../../../copy/analyzer/csvFile.ts";
import { csvMapText } from "../../../../copy/analyzer/csvMap.ts";
import type { CsvAnswers, OpenedCsv } from "../csvStage.ts";
import { unitName } from "../unitName.ts";

type ConversionPanelProps = { file: OpenedCsv; answers: CsvAnswers };

/** ファイルの最初の行の値と、それを保存する値。単位に答えると、すぐに変わる。 */
export function ConversionPanel({ file, answers }: ConversionPanelProps) {
  const { formatMessage } = useIntl();
  const columns = useMemo(
    (): readonly LineScoreColumn<SampleRow>[] => [
      { id: "file", head: formatMessage(csvMapText.inFile), cell: ({ file: figure }) => figure, digits: 1 },
      { id: "stored", head: formatMessage(csvMapText.stored), cell: ({ stored }) => stored, digits: 1, mark: "total" },
    ],
    [formatMessage],
  );
  const undecided = formatMessage(csvMapText.undecided);
  const rows = sampleValues(file.sample, answers.mapping, answers.units).map(
    ({ target, written, from, value, to }): SampleRow => ({
      id: target,
      name: formatMessage(csvTargetText[target]),
      file: { value: written, ...(from && { unit: unitName(from) }) },
      stored: value === null ? { value: undecided, isWord: true } : { value, unit: unitName(to) },
    }),
  );
  if (rows.length === 0) return null;

  return (
    <LineScore
      title={formatMessage(csvMapText.samples)}
      caption={formatMessage(csvMapText.firstRow)}
      columns={columns}
      rows={rows}
      nameWidth="m"
    />
  );
}

type SampleRow = LineScoreRowBase & { file: LineScoreFigure; stored: LineScoreFigure };
