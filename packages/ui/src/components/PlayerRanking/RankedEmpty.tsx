import { rankedApart } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { actionText } from "../../copy/controls/action.ts";
import { rankingText } from "../../copy/rankings/ranking.ts";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { conditionCount, type RankingConditions, usualConditions } from "../RankingBar/conditions.ts";
import type { RankedView } from "./view.ts";

export type RankedEmptyProps = {
  view: RankedView;
  /** 絞り込んでいないのにないとき、測定を始める場所。 */
  start: { href: string; label: string };
  onChange: (change: RankingConditions) => void;
};

/** だれも測定していないとき。なぜか、次に何ができるか。 */
export function RankedEmpty({ view, start, onChange }: RankedEmptyProps) {
  const { formatMessage } = useIntl();
  const isNarrowed = conditionCount(view, { people: true, ...rankedApart(view.kind) }) > 0;

  return (
    <EmptyState
      title={formatMessage(rankingText.noneTitle)}
      action={
        isNarrowed ? (
          <Button onClick={() => onChange(usualConditions)}>{formatMessage(actionText.showAll)}</Button>
        ) : (
          <ButtonLink href={start.href}>{start.label}</ButtonLink>
        )
      }
    >
      {formatMessage(isNarrowed ? rankingText.noneFiltered : rankingText.noneBody)}
    </EmptyState>
  );
}
