import { rankedApart } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { conditionCount, usualConditions } from "../../components/RankingBar/conditions.ts";
import { rankingText } from "../../copy/ranking.ts";
import type { LocalRankingView } from "./view.ts";

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
  if (conditionCount(view, { people: true, ...rankedApart(view.kind) }) > 0) {
    return (
      <EmptyState
        title={formatMessage(rankingText.noneTitle)}
        action={<Button onClick={() => onViewChange(usualConditions)}>{formatMessage(rankingText.clear)}</Button>}
      >
        {formatMessage(rankingText.noneFiltered)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage(rankingText.noneTitle)}
      action={<ButtonLink href="/evaluation-result">{formatMessage(rankingText.measure)}</ButtonLink>}
    >
      {formatMessage(rankingText.noneBody)}
    </EmptyState>
  );
}
