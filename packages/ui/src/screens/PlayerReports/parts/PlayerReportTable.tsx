import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { ListFoot } from "../../../components/DataTable/parts/ListFoot.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ListSearch } from "../../../components/FilterBar/ListSearch.tsx";
import { KanaJump } from "../../../components/KanaJump/KanaJump.tsx";
import { useJump } from "../../../components/KanaJump/useJump.ts";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { GradeSegment } from "../../../components/Segment/GradeSegment.tsx";
import {
  playerReportCardText,
  playerReportColumnText,
  playerReportsText,
} from "../../../copy/analyzer/playerReports.ts";
import { filterText } from "../../../copy/controls/filter.ts";
import { tableValueText } from "../../../copy/controls/table.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { searchPageText } from "../../../copy/support/search.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import { playerReportColumns } from "../playerReportColumns.tsx";
import {
  defaultPlayerReportsView,
  noPlayerReportConditions,
  type PlayerReportSort,
  type PlayerReportsView,
} from "../view.ts";
import { LastMeasured } from "./LastMeasured.tsx";
import { MeasuredBest } from "./MeasuredBest.tsx";
import { PlayerReportExport, type PlayerReportExportProps } from "./PlayerReportExport.tsx";
import { PlayerReportName } from "./PlayerReportName.tsx";
import { matchingPlayerReports, type PlayerReport } from "./playerReportRows.ts";

export type PlayerReportTableProps = Pick<PlayerReportExportProps, "today" | "onExport"> & {
  /** 五十音順の全員。 */
  rows: readonly PlayerReport[];
  view: PlayerReportsView;
  searchFirst: boolean;
  onViewChange: (change: Partial<PlayerReportsView>) => void;
};

/** 選手と、これまでの数字。名前・学年・よみがなの行で探す。 */
export function PlayerReportTable({ rows, view, searchFirst, onViewChange, ...file }: PlayerReportTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { q, grade, size } = view;
  const isMobile = useMedia(media.mobile);
  const { target, jump } = useJump();
  const hits = useMemo(() => matchingPlayerReports(rows, { q, grade }), [rows, q, grade]);
  const columns = useMemo(() => playerReportColumns(intl, target), [intl, target]);
  const toExport = hits.length > 0 && <PlayerReportExport rows={hits} {...file} />;
  const narrow = (change: Partial<PlayerReportsView>) =>
    onViewChange({ ...change, page: noPlayerReportConditions.page });
  const handleJump = (row: PlayerReport) => {
    const page = Math.floor(hits.indexOf(row) / size) + 1;
    onViewChange({ sort: defaultPlayerReportsView.sort, page });
    jump(row.id);
  };

  return (
    <>
      <DataTable<PlayerReport, PlayerReportSort>
        caption={formatMessage(titleText["player-reports"])}
        columns={columns}
        rows={hits}
        rowId={({ id }) => id}
        card={(row) => (
          <CardRow
            name={<PlayerReportName row={row} target={target} />}
            facts={[
              {
                label: formatMessage(playerReportCardText.batted),
                value: <MeasuredBest best={row.batted_ball_speed} of="batted" unit={formatMessage(unitText.kmh)} />,
              },
              {
                label: formatMessage(playerReportCardText.pitched),
                value: <MeasuredBest best={row.pitch_speed} of="pitched" unit={formatMessage(unitText.kmh)} />,
              },
              { label: formatMessage(playerReportColumnText.last), value: <LastMeasured day={row.last_day} /> },
            ]}
          />
        )}
        view={view}
        onViewChange={onViewChange}
        bar={
          <>
            <ListSearch
              autoFocus={searchFirst}
              label={formatMessage(searchPageText.field)}
              value={q}
              onChange={(typed) => narrow({ q: typed })}
              found={formatMessage(tableValueText.found, { total: rows.length, hits: hits.length })}
            />
            <GradeSegment value={grade} onChange={(chosen) => narrow({ grade: chosen })} />
            <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />
            <KanaJump players={hits} onJump={handleJump} />
            {!isMobile && toExport}
          </>
        }
        barStays
        empty={
          <EmptyState
            title={formatMessage(playerReportsText.noneTitle)}
            action={
              <Button onClick={() => onViewChange(noPlayerReportConditions)}>
                {formatMessage(filterText.clearAll)}
              </Button>
            }
          >
            {formatMessage(playerReportsText.noneText)}
          </EmptyState>
        }
      />
      {isMobile && toExport && <ListFoot>{toExport}</ListFoot>}
    </>
  );
}
