import type { LocalRanking, SportType } from "@kyuseki/domain";
import { rankedApart, rankedBalls } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { Dumbbell } from "../../components/Dumbbell/Dumbbell.tsx";
import { type DumbbellRange, dumbbellRange } from "../../components/Dumbbell/dumbbellRange.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { RankedCard } from "../../components/PlayerRanking/RankedCard.tsx";
import { RankedEmpty } from "../../components/PlayerRanking/RankedEmpty.tsx";
import { RankedExport } from "../../components/PlayerRanking/RankedExport.tsx";
import { type RankedColumn, rankedColumns } from "../../components/PlayerRanking/rankedColumns.tsx";
import { type RankedRow, rankedRows } from "../../components/PlayerRanking/rankedRows.ts";
import type { RankedSort } from "../../components/PlayerRanking/view.ts";
import { RankingPage } from "../../components/RankingBar/RankingPage.tsx";
import { useRankedKind } from "../../components/RankingBar/useRankedKind.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../copy/controls/measures.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { rankingText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media } from "../../tokens/theme.ts";
import { NextshotPanels } from "./parts/NextshotPanels.tsx";
import { reportHref } from "./parts/reportHref.ts";
import { type AnalyzerKind, analyzerKinds, defaultNextshotRankingView, type NextshotRankingView } from "./view.ts";

export type NextshotRankingScreenProps = {
  /** `view` の条件の順位。機器で測った値だけから出たもの。 */
  ranking: Loadable<LocalRanking>;
  /** 届いている順位を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  sportType: SportType;
  view: NextshotRankingView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<NextshotRankingView>) => void;
  onRetry: () => void;
};

/** アナライザーで測った値の順位。記録と伸び率の上位を並べ、一人ひとりのもとからの変化を見せる。 */
export function NextshotRankingScreen(props: NextshotRankingScreenProps) {
  const { ranking, refreshing = false, sportType, view, onViewChange, onRetry } = props;
  const { formatMessage } = useIntl();
  const { kind } = view;
  const ready = ranking.status === "ready" ? ranking.value : null;
  const rows = useMemo(() => rankedRows(ready?.rows ?? [], "record"), [ready]);
  const isEmpty = ready !== null && rows.length === 0;
  const narrow = (change: Partial<NextshotRankingView>) =>
    onViewChange({ ...change, sort: defaultNextshotRankingView.sort, page: defaultNextshotRankingView.page });
  const toExport = ready && !isEmpty && (
    <RankedExport
      rows={rows}
      kind={kind}
      fileName={formatMessage(rankingValueText.analyzerFile, { day: ready.range.end.replaceAll("-", "") })}
    />
  );

  const empty = (
    <RankedEmpty
      view={view}
      start={{ href: "/nextshot/analysis/import", label: formatMessage(rankingText.import) }}
      onChange={narrow}
    />
  );

  return (
    <RankingPage
      current="/nextshot/ranking"
      analyzer
      kind={useRankedKind(analyzerKinds, kind, (chosen) => narrow({ kind: chosen }))}
      conditions={view}
      onChange={narrow}
      applied={{ people: true, ...rankedApart(kind) }}
      balls={rankedBalls(sportType)}
      end={toExport}
      list={ranking}
      label={formatMessage(titleText["nextshot-ranking"])}
      size={view.size}
      empty={isEmpty && empty}
      summary={<NextshotPanels ranking={ready} rows={rows} kind={kind} period={view.period} />}
      onRetry={onRetry}
    >
      {() => <NextshotTable rows={rows} view={view} refreshing={refreshing} onViewChange={onViewChange} />}
    </RankingPage>
  );
}

type NextshotTableProps = {
  rows: readonly RankedRow[];
  view: NextshotRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<NextshotRankingView>) => void;
};

/** 測定した全員の、もとの上位1割からいまの上位1割まで。 */
function NextshotTable({ rows, view, refreshing, onViewChange }: NextshotTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { kind } = view;
  const range = useMemo(() => dumbbellRange(rows.flatMap(({ fast, base }) => [fast ?? [], base ?? []].flat())), [rows]);
  const isRoomy = useMedia(media.laptop);
  const columns = useMemo(() => nextshotColumns(intl, { kind, range, isRoomy }), [intl, kind, range, isRoomy]);

  return (
    <DataTable<RankedRow, RankedSort>
      caption={formatMessage(titleText["nextshot-ranking"])}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      card={(row) => (
        <RankedCard
          row={row}
          href={reportHref(kind)(row.id)}
          end={<UnitNumber value={row.value} digits={1} unit={formatMessage(measureUnitText[kind])} size="m" />}
          bar={row.fast !== null && <Dumbbell before={row.base} now={row.fast} range={range} />}
        />
      )}
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing}
      empty={<EmptyState title={formatMessage(rankingText.noneTitle)} />}
    />
  );
}

type Shown = { kind: AnalyzerKind; range: DumbbellRange; isRoomy: boolean };

/** `range` is the range of every row's line. */
function nextshotColumns(intl: IntlShape, { kind, range, isRoomy }: Shown): readonly RankedColumn[] {
  const { formatMessage } = intl;
  const common = rankedColumns(intl, { kind, by: "record", href: reportHref(kind) });
  const { rank, move, player, value, mean, count, growth, date } = common;
  const change: RankedColumn = {
    id: "change",
    header: formatMessage(rankingValueText.change, { unit: formatMessage(measureUnitText[kind]) }),
    width: isRoomy ? "l" : "m",
    cell: (row) => (row.fast === null ? "–" : <Dumbbell before={row.base} now={row.fast} range={range} />),
  };
  return [
    rank,
    { ...move, hideBelow: "desktop" },
    player,
    change,
    value,
    mean,
    count,
    growth,
    { ...date, hideBelow: "desktop" },
  ];
}
