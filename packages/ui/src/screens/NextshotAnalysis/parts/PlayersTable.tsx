import { type Analysis, memberName, roundToOneDecimal } from "@kyuseki/domain";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { Sparkline } from "../../../charts/Sparkline/Sparkline.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { TableSkeleton } from "../../../components/DataTable/parts/TableSkeleton.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import {
  analysisChartText,
  analysisPlayersText,
  analysisText,
  analysisValueText,
} from "../../../copy/analyzer/analysis.ts";
import { gradeText } from "../../../copy/members/person.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { lastDay, playerColumns } from "../playerColumns.tsx";
import type { AnalysisSort, AnalysisView } from "../view.ts";
import type { AnalysisPartProps } from "./analysisPart.ts";
import { reportHref } from "./reportHref.ts";

export type PlayersTableProps = AnalysisPartProps & {
  view: AnalysisView;
  /** 読み直している間。出ている数は、そのまま残る。 */
  refreshing: boolean;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<AnalysisView>) => void;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: (text: string, fileName: string) => void;
};

type Player = Analysis["players"][number];

/** 選手どうしの比較。 */
export function PlayersTable({ analysis, mode, view, refreshing, onViewChange, onExport }: PlayersTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useMemo(() => playerColumns(intl, mode), [intl, mode]);
  const title = formatMessage(analysisPlayersText.table);
  const label = (id: keyof typeof analysisPlayersText) => formatMessage(analysisPlayersText[id]);

  return (
    <Panel
      title={title}
      caption={
        analysis?.players.some(({ count }) => count < fewestBalls) &&
        formatMessage(analysisValueText.fewLast, { balls: fewestBalls })
      }
      flush
      action={
        analysis && (
          <ExportButton
            variant="ghost"
            size="s"
            columns={csvColumns(intl)}
            rows={analysis.players}
            fileName={formatMessage(analysisValueText.file, {
              what: formatMessage(analysisText[mode]),
              day: analysis.range.end.replaceAll("-", ""),
            })}
            {...(onExport && { onExport })}
          >
            {label("csv")}
          </ExportButton>
        )
      }
    >
      {analysis ? (
        <DataTable<Player, AnalysisSort>
          caption={title}
          columns={columns}
          rows={analysis.players}
          rowId={({ id }) => id}
          card={(player) => (
            <CardRow
              name={<PersonCell name={memberName(player)} grade={player.grade} />}
              href={reportHref(player.id, mode)}
              end={<UnitNumber value={player.mean} unit={formatMessage(analysisChartText.kmh)} size="m" />}
              facts={[
                { label: label("count"), value: <UnitNumber value={player.count} digits={0} /> },
                { label: label("last"), value: lastDay(player) },
                { label: label("recent"), value: <Sparkline values={player.days.map(({ mean }) => mean)} /> },
              ]}
            />
          )}
          view={view}
          onViewChange={onViewChange}
          refreshing={refreshing}
          empty={null}
        />
      ) : (
        <TableSkeleton rows={5} />
      )}
    </Panel>
  );
}

const csvColumns = ({ formatMessage }: IntlShape): readonly CsvColumn<Player>[] => [
  { header: formatMessage(analysisPlayersText.player), value: (player) => memberName(player) },
  { header: formatMessage(analysisPlayersText.grade), value: ({ grade }) => formatMessage(gradeText[grade]) },
  { header: formatMessage(analysisPlayersText.count), value: ({ count }) => count },
  { header: formatMessage(analysisPlayersText.mean), value: ({ mean }) => roundToOneDecimal(mean) },
  { header: formatMessage(analysisPlayersText.last), value: ({ days }) => days.at(-1)?.date ?? null },
  {
    header: formatMessage(analysisPlayersText.lastMean),
    value: ({ days }) => {
      const last = days.at(-1);
      return last ? roundToOneDecimal(last.mean) : null;
    },
  },
];
