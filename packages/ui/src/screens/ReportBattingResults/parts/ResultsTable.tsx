import { type BattingResults, changeShown, type MeasuredBall } from "@kyuseki/domain";
import { type ReactNode, useCallback, useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { BallActions } from "../../../components/BallActions/BallActions.tsx";
import type { BallChanges } from "../../../components/BallActions/ballChanges.ts";
import { CorrectedTag } from "../../../components/BallActions/CorrectedTag.tsx";
import { ballHref } from "../../../components/BallVideo/ballVideo.ts";
import { VideoPoster } from "../../../components/BallVideo/VideoPoster.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable, type DataTableProps } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { ResultMark } from "../../../components/ResultMark/ResultMark.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { reportBattingText } from "../../../copy/analyzer/reportBatting.ts";
import { decimal } from "../../../format/decimal.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import type { BattingResultSort, BattingResultsView } from "../view.ts";
import { BallTime } from "./BallTime.tsx";
import { DifferenceBar } from "./DifferenceBar.tsx";

export type ResultsTableProps = Pick<DataTableProps<MeasuredBall, BattingResultSort>, "refreshing" | "onViewChange"> & {
  results: BattingResults;
  view: BattingResultsView;
  changes: BallChanges;
};

/** 一球ごとの行。並べ替えとページ分けは、届いた順のまま出す。 */
export function ResultsTable(props: ResultsTableProps) {
  const { results, view, refreshing, changes, onViewChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const isMobile = useMedia(media.mobile);
  const isCompact = useMedia(media.compact);
  const { poolWord } = useBattingWords();
  const { mean, max } = results.figures;
  const full = mean === null || !max ? 0 : max.value - mean;
  const actions = useCallback((ball: MeasuredBall) => <BallActions ball={ball} changes={changes} />, [changes]);
  const filled = useMemo(() => filledOf(results), [results]);
  const columns = useMemo(
    () =>
      resultColumns(intl, { mean, full, kindOf: poolWord, actions }).filter(
        // On a tablet the row's actions need the room.
        ({ id }) => (!isMeasured(id) || filled.has(id)) && !(isCompact && id === "difference"),
      ),
    [intl, mean, full, poolWord, actions, filled, isCompact],
  );
  const label = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);

  return (
    <DataTable<MeasuredBall, BattingResultSort>
      caption={label("list")}
      columns={columns}
      rows={results.rows}
      rowId={({ id }) => id}
      density="tight"
      card={(ball) => (
        <CardRow
          href={ballHref(ball)}
          lead={<VideoPoster hasVideo={ball.video_id !== null} src={ball.poster} />}
          name={
            <Cluster>
              <BallTime datetime={ball.datetime} />
              {ball.batting_result && <ResultMark code={ball.batting_result} />}
              <CorrectedTag ball={ball} />
            </Cluster>
          }
          end={actions(ball)}
          facts={[
            ...(filled.has("speed") ? [{ label: label("speedColumn"), value: written(ball.speed) }] : []),
            ...(filled.has("angle") ? [{ label: label("angleUnitColumn"), value: written(ball.angle) }] : []),
            ...(filled.has("distance") ? [{ label: label("distanceColumn"), value: written(ball.distance) }] : []),
            ...(filled.has("bat_speed") ? [{ label: label("batSpeedColumn"), value: written(ball.bat_speed) }] : []),
            ...(filled.has("attack_angle")
              ? [{ label: label("attackAngleColumn"), value: written(ball.attack_angle) }]
              : []),
          ]}
        />
      )}
      bar={isMobile && <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />}
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing ?? false}
      pages={{ total: results.total, page: view.page, size: view.size }}
      empty={null}
    />
  );
}

type Column = TableColumn<MeasuredBall, BattingResultSort>;

type Shown = {
  /** km/h. Differences are from `mean`; the bar is full at `full`. */
  mean: number | null;
  full: number;
  kindOf: (ball: MeasuredBall) => string;
  actions: (ball: MeasuredBall) => ReactNode;
};

function resultColumns({ formatMessage }: IntlShape, { mean, full, kindOf, actions }: Shown): readonly Column[] {
  const header = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);
  const measured = (id: "speed" | "angle" | "distance", name: keyof typeof reportBattingText): Column => ({
    id,
    header: header(name),
    align: "end",
    numeric: id === "speed" ? "key" : "plain",
    cell: (ball) => written(ball[id]),
    sortKey: (ball) => ball[id],
    firstDir: "desc",
  });
  const swing = (id: "bat_speed" | "attack_angle", name: keyof typeof reportBattingText): Column => ({
    id,
    header: header(name),
    align: "end",
    numeric: "plain",
    cell: (ball) => written(ball[id]),
  });

  return [
    {
      id: "video",
      header: header("videoColumn"),
      cell: ({ video_id, poster }) => <VideoPoster hasVideo={video_id !== null} src={poster} />,
    },
    {
      id: "datetime",
      header: header("dateColumn"),
      rowHeader: true,
      cell: (ball) => (
        <>
          <Link href={ballHref(ball)}>
            <BallTime datetime={ball.datetime} />
          </Link>
          <CorrectedTag ball={ball} />
        </>
      ),
      sortKey: ({ datetime }) => datetime,
      isDay: true,
      firstDir: "desc",
    },
    { id: "kind", header: header("kindColumn"), hideBelow: "desktop", cell: (ball) => <Tag>{kindOf(ball)}</Tag> },
    measured("speed", "speedColumn"),
    {
      id: "difference",
      header: header("differenceColumn"),
      width: "m",
      cell: (ball) => <DifferenceBar value={differenceFrom(mean, ball)} full={full} />,
    },
    measured("angle", "angleUnitColumn"),
    measured("distance", "distanceColumn"),
    swing("bat_speed", "batSpeedColumn"),
    swing("attack_angle", "attackAngleColumn"),
    {
      id: "result",
      header: header("resultColumn"),
      cell: ({ batting_result }) => (batting_result === null ? "–" : <ResultMark code={batting_result} />),
    },
    { id: "actions", header: header("actionsColumn"), kind: "actions", align: "end", cell: actions },
  ];
}

/** Columns that may hold nothing, and then are left out. */
const measuredColumns = [
  ...(["speed", "difference", "angle", "distance"] as const),
  ...(["bat_speed", "attack_angle", "result"] as const),
] as const;
type MeasuredColumn = (typeof measuredColumns)[number];
const isMeasured = (id: string): id is MeasuredColumn => measuredColumns.some((column) => column === id);

/** Those that some ball of the whole range has, on this page or another; of swings, that some ball of this page has. */
function filledOf({ figures, rows }: BattingResults): ReadonlySet<MeasuredColumn> {
  const { out, hit, home_run } = figures.results;
  const has = {
    speed: figures.mean !== null || rows.some(({ speed }) => speed !== null),
    difference: figures.mean !== null,
    angle: figures.mean_angle !== null || rows.some(({ angle }) => angle !== null),
    distance: figures.longest !== null || rows.some(({ distance }) => distance !== null),
    bat_speed: rows.some(({ bat_speed }) => bat_speed !== null),
    attack_angle: rows.some(({ attack_angle }) => attack_angle !== null),
    result: out + hit + home_run > 0 || rows.some(({ batting_result }) => batting_result !== null),
  };
  return new Set(measuredColumns.filter((id) => has[id]));
}

const written = (value: number | null) => (value === null ? "–" : decimal(value, 1));

const differenceFrom = (mean: number | null, { speed }: MeasuredBall) =>
  mean === null || speed === null ? null : changeShown(speed, mean);
