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
  /** 人はいるが、少なすぎて見せられない。 */
  tooFew: boolean;
  onViewChange: (change: Partial<NationalRankingView>) => void;
};

/** 並べるものがないとき。 */
export function NationalNone({ view, tooFew, onViewChange }: NationalNoneProps) {
  const { formatMessage } = useIntl();
  const narrowed = conditionCount(view, { people: true, ...rankedApart(view.kind) }) > 0;
  return (
    <EmptyState
      title={formatMessage(tooFew ? nationalText.fewTitle : nationalText.noneTitle)}
      action={
        narrowed && <Button onClick={() => onViewChange(usualConditions)}>{formatMessage(actionText.showAll)}</Button>
      }
    >
      {tooFew
        ? formatMessage(rankingValueText.few, { fewest: rankingLimits.fewestPlayers })
        : formatMessage(rankingText.noneFiltered)}
    </EmptyState>
  );
}
