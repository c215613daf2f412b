import type { EvaluationView } from "@kyuseki/ui";
import { EvaluationResultScreen } from "@kyuseki/ui/screens/EvaluationResult";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { evaluationPlayerQuery, evaluationQuery, evaluationTableQuery } from "../../data/evaluation.ts";
import { toLoadable } from "../../data/loadable.ts";
import { measureItemsQuery } from "../../data/team/settings.ts";
import { playerAddress } from "../../navigation/playerAddress.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { type EvaluationConditions, evaluationAddress } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const conditions = viewOnArrival("evaluation-result", evaluationAddress, search);
  return Promise.all([
    queries.prefetchQuery(measureItemsQuery(call)),
    conditions.all
      ? queries.prefetchQuery(evaluationTableQuery(call, conditions.period))
      : queries.prefetchQuery(evaluationQuery(call, { ...subjectOf(conditions), period: conditions.period })),
  ]);
}

/** What the team measured, and over it one player's growth (BE-7, EN-5). */
export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const loadPart = useLoadPart();
  const today = useDayInJapan();
  const { view: conditions, change } = useAddressView("evaluation-result", evaluationAddress);
  const { search } = useLocation();
  const [{ player }, openPlayer] = useAddressState(playerAddress, { replace: false });
  const view = useMemo(() => ({ ...conditions, player }), [conditions, player]);
  const { period, all } = conditions;
  const of = subjectOf(conditions);
  const items = useQuery(measureItemsQuery(call));
  const evaluation = useQuery({ ...evaluationQuery(call, { ...of, period }), enabled: !all });
  const table = useQuery({ ...evaluationTableQuery(call, period), enabled: all });
  const shownQuery = all ? table : evaluation;
  // A player is compared with what the table shows, also when the address left that open.
  const shown = evaluation.data?.kind === 3 ? undefined : evaluation.data;
  const growthOptions = evaluationPlayerQuery(call, player ?? 0, {
    ...of,
    ...(shown?.batting_type && { batting_type: shown.batting_type }),
    ...(shown?.ball && { ball: shown.ball }),
  });
  const isOpen = player !== null && !all && evaluation.data !== undefined;
  const growth = useQuery({ ...growthOptions, queryFn: isOpen ? growthOptions.queryFn : skipToken });
  const hrefOf = useCallback(
    (more: Partial<EvaluationView>) =>
      `/evaluation-result${evaluationAddress.merge(evaluationAddress.write({ ...conditions, ...more }), search)}`,
    [conditions, search],
  );
  const handleViewChange = useCallback(
    ({ player: opened, ...more }: Partial<EvaluationView>) => {
      if (Object.keys(more).length > 0) change(more);
      if (opened !== undefined) openPlayer({ player: opened });
    },
    [change, openPlayer],
  );

  return (
    <EvaluationResultScreen
      evaluation={toLoadable(evaluation)}
      table={toLoadable(table)}
      refreshing={shownQuery.isPlaceholderData}
      analyzer={team.nextshot_available}
      items={items.data ?? none}
      view={view}
      growth={player === null ? null : toLoadable(growth)}
      today={today}
      hrefOf={hrefOf}
      onViewChange={handleViewChange}
      onRetry={() => void shownQuery.refetch()}
      onRetryGrowth={() => void growth.refetch()}
      loadPart={loadPart}
    />
  );
}

/** What is measured, and of whom. */
const subjectOf = ({ kind, item, batting_type, ball }: EvaluationConditions) => ({
  ...(item === null ? { kind } : { item_id: item }),
  ...(batting_type !== null && { batting_type }),
  ...(ball !== null && { ball }),
});

const none = [] as const;
