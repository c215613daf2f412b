import type { NationalRanking } from "@kyuseki/domain";
import { rankedApart, rankingLimits } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { conditionCount, usualConditions } from "../../../components/RankingBar/conditions.ts";
import { actionText } from "../../../copy/controls/action.ts";
import { nationalText, rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import type { NationalRankingView } from "../view.ts";

export type NationalNoneProps = {
  view: NationalRankingView;
  ranking: NationalRanking;
  onViewChange: (change: Partial<NationalRankingView>) => void;
};

/** 並べるものがないとき。 */
export function NationalNone({ view, ranking: { grade, too_few }, onViewChange }: NationalNoneProps) {
  const { formatMessage } = useIntl();
  const narrowed = conditionCount(view, { people: true, ...rankedApart(view.kind) }) > 0;
  const unnarrow = <Button onClick={() => onViewChange(usualConditions)}>{formatMessage(actionText.showAll)}</Button>;
  const everyStage = (
    <Button onClick={() => onViewChange({ grade: "all" })}>{formatMessage(nationalText.everyStage)}</Button>
  );
  return (
    <EmptyState
      title={formatMessage(too_few ? nationalText.fewTitle : nationalText.noneTitle)}
      action={narrowed ? unnarrow : grade !== null && everyStage}
    >
      {too_few
        ? formatMessage(rankingValueText.few, { fewest: rankingLimits.fewestPlayers })
        : formatMessage(rankingText.noneFiltered)}
    </EmptyState>
  );
}
