import type { LocalRanking, SportType } from "@kyuseki/domain";
import { rankedApart, rankedBalls, rankedKinds } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { RankedEmpty } from "../../components/PlayerRanking/RankedEmpty.tsx";
import { RankedExport, type RankedExportProps } from "../../components/PlayerRanking/RankedExport.tsx";
import { rankedRows } from "../../components/PlayerRanking/rankedRows.ts";
import { RankingPage } from "../../components/RankingBar/RankingPage.tsx";
import { useRankedKind } from "../../components/RankingBar/useRankedKind.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { rankingText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { fileDay } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import { NextshotPanels } from "./parts/NextshotPanels.tsx";
import { NextshotTable } from "./parts/NextshotTable.tsx";
import { defaultNextshotRankingView, type NextshotRankingView } from "./view.ts";

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
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: NonNullable<RankedExportProps["onExport"]>;
};

/** アナライザーで測った値の順位。記録と伸び率の上位を並べ、一人ひとりのもとからの変化を見せる。 */
export function NextshotRankingScreen(props: NextshotRankingScreenProps) {
  const { ranking, refreshing = false, sportType, view, onViewChange, onRetry, onExport } = props;
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
      by="record"
      fileName={formatMessage(rankingValueText.analyzerFile, { day: fileDay(ready.range.end) })}
      {...(onExport && { onExport })}
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
      kind={useRankedKind(rankedKinds, kind, (chosen) => narrow({ kind: chosen }))}
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
