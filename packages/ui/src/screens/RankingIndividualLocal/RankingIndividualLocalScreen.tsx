import type { LocalRanking, SportType } from "@kyuseki/domain";
import { rankedApart, rankedBalls, rankedKinds } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { RankedEmpty } from "../../components/PlayerRanking/RankedEmpty.tsx";
import { RankedExport, type RankedExportProps } from "../../components/PlayerRanking/RankedExport.tsx";
import { rankedRows } from "../../components/PlayerRanking/rankedRows.ts";
import { usualRankedView } from "../../components/PlayerRanking/view.ts";
import { RankingPage } from "../../components/RankingBar/RankingPage.tsx";
import { useRankedKind } from "../../components/RankingBar/useRankedKind.ts";
import { FilterSegment } from "../../components/Segment/FilterSegment.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { rankingText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { fileDay } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import { LocalPodium } from "./parts/LocalPodium.tsx";
import { LocalTable } from "./parts/LocalTable.tsx";
import type { LocalRankingView } from "./view.ts";

export type RankingIndividualLocalScreenProps = {
  /** `view` の条件の順位。 */
  ranking: Loadable<LocalRanking>;
  /** 届いている順位を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  sportType: SportType;
  /** アナライザーの順位へ行けるか。 */
  analyzer: boolean;
  view: LocalRankingView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<LocalRankingView>) => void;
  onRetry: () => void;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: NonNullable<RankedExportProps["onExport"]>;
};

/** チームの中の順位。条件のほか、記録と伸び率のどちらで並べるかを選ぶ。 */
export function RankingIndividualLocalScreen(props: RankingIndividualLocalScreenProps) {
  const { ranking, refreshing = false, sportType, analyzer, view, onViewChange, onRetry, onExport } = props;
  const { formatMessage } = useIntl();
  const { kind } = view;
  const by = kind === 3 ? "record" : view.by;
  const ready = ranking.status === "ready" ? ranking.value : null;
  const rows = useMemo(() => rankedRows(ready?.rows ?? [], by), [ready, by]);
  const narrow = (change: Partial<LocalRankingView>) =>
    onViewChange({ ...change, sort: usualRankedView.sort, page: usualRankedView.page });
  const label = formatMessage(rankingText.by);
  const order = {
    id: "by",
    label,
    control: ({ wide }: { wide: boolean }) => (
      <FilterSegment
        label={label}
        options={[
          { value: "record", label: formatMessage(rankingText.byRecord) },
          { value: "growth", label: formatMessage(rankingText.byGrowth) },
        ]}
        value={by}
        onChange={(chosen) => narrow({ by: chosen })}
        wide={wide}
      />
    ),
  };
  const isEmpty = ready !== null && rows.every(({ place }) => place === null);
  const toExport = ready && !isEmpty && (
    <RankedExport
      rows={rows}
      kind={kind}
      by={by}
      fileName={formatMessage(rankingValueText.file, { day: fileDay(ready.range.end) })}
      {...(onExport && { onExport })}
    />
  );

  return (
    <RankingPage
      current="/ranking/individual/local"
      analyzer={analyzer}
      kind={useRankedKind(rankedKinds, kind, (chosen) => narrow({ kind: chosen }))}
      conditions={view}
      onChange={narrow}
      applied={{ people: true, ...rankedApart(kind) }}
      balls={rankedBalls(sportType)}
      extra={kind === 3 ? [] : [order]}
      end={toExport}
      list={ranking}
      label={formatMessage(titleText["ranking-individual-local"])}
      size={view.size}
      empty={isEmpty && <LocalEmpty view={view} measured={rows.length > 0} onViewChange={narrow} />}
      summary={<LocalPodium ranking={ready} rows={rows} kind={kind} by={by} period={view.period} />}
      onRetry={onRetry}
    >
      {() => (
        <LocalTable rows={rows} kind={kind} by={by} view={view} refreshing={refreshing} onViewChange={onViewChange} />
      )}
    </RankingPage>
  );
}

type LocalEmptyProps = {
  view: LocalRankingView;
  /** 測定はあるが、伸び率を出せる選手がいない。 */
  measured: boolean;
  onViewChange: (change: Partial<LocalRankingView>) => void;
};

/** だれも並ばないとき。なぜか、次に何ができるか。 */
function LocalEmpty({ view, measured, onViewChange }: LocalEmptyProps) {
  const { formatMessage } = useIntl();

  if (measured) {
    return (
      <EmptyState
        title={formatMessage(rankingText.noGrowthTitle)}
        action={
          <Button onClick={() => onViewChange({ by: "record" })}>{formatMessage(rankingText.byRecordAgain)}</Button>
        }
      >
        {formatMessage(rankingText.noGrowthBody)}
      </EmptyState>
    );
  }
  const start = { href: "/evaluation-result", label: formatMessage(rankingText.measure) };
  return <RankedEmpty view={view} start={start} onChange={onViewChange} />;
}
