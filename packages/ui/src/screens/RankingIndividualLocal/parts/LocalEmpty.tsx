import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { RankedEmpty } from "../../../components/PlayerRanking/RankedEmpty.tsx";
import { rankingText } from "../../../copy/rankings/ranking.ts";
import type { LocalRankingView } from "../view.ts";

export type LocalEmptyProps = {
  view: LocalRankingView;
  /** 測定はあるが、伸び率を出せる選手がいない。 */
  measured: boolean;
  onViewChange: (change: Partial<LocalRankingView>) => void;
};

/** だれも並ばないとき。なぜか、次に何ができるか。 */
export function LocalEmpty({ view, measured, onViewChange }: LocalEmptyProps) {
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
