import { getEvaluation, getEvaluationPlayer, getEvaluationTable, type QueryInput, type Span } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** What was measured by everybody in a period. */
export const evaluationQuery = (call: Call, query: QueryInput<typeof getEvaluation>) =>
  queryOptions({
    queryKey: queryKeys.evaluation(query),
    queryFn: ({ signal }) => call(getEvaluation, { query, signal }),
    // Another period of the same thing: the former answer stays on screen until the new one arrives.
    placeholderData: (before, last) => (isSameThing(last?.queryKey[1], query) ? keepPreviousData(before) : undefined),
  });

/** Everything that was measured of everybody in a period. */
export const evaluationTableQuery = (call: Call, period: Span) =>
  queryOptions({
    queryKey: queryKeys.evaluationTable(period),
    queryFn: ({ signal }) => call(getEvaluationTable, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

/** One player's last two years. */
export const evaluationPlayerQuery = (call: Call, id: number, query: QueryInput<typeof getEvaluationPlayer>) =>
  queryOptions({
    queryKey: queryKeys.evaluationPlayer(id, query),
    queryFn: ({ signal }) => call(getEvaluationPlayer, { params: { id }, query, signal }),
  });

type Query = QueryInput<typeof getEvaluation>;

const isSameThing = (last: Query | undefined, query: Query) =>
  last !== undefined && last.kind === query.kind && last.item_id === query.item_id;
