import { getLocalRanking, getNationalRanking, getTeamRanking, type LocalRankingQuery } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type {
  NationalRankingView,
  NextshotRankingView,
  RankedView,
  RankingConditions,
  TeamRankingView,
} from "@kyuseki/ui";
import { type Query, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** Of every measurement. */
export const localRankingQuery = (call: Call, view: RankedView) => ownRankingQuery(call, view, {});

/** Of what devices measured. */
export const analyzerRankingQuery = (call: Call, view: NextshotRankingView) =>
  ownRankingQuery(call, view, { source: "analyzer" });

/** Other conditions of the same kind: the former answer stays on screen until the new one arrives. */
function ownRankingQuery(call: Call, { kind, ...view }: RankedView, of: Pick<LocalRankingQuery, "source">) {
  const query = { kind, ...conditionsOf(view), ...of };
  return queryOptions({
    queryKey: queryKeys.ranking(of.source ?? "local", kind, query),
    queryFn: ({ signal }) => call(getLocalRanking, { query, signal }),
    placeholderData: (before, last) => (isOfKind(last, kind) ? before : undefined),
  });
}

export const nationalRankingQuery = (call: Call, { kind, page, size, ...view }: NationalRankingView) => {
  const query = { kind, ...conditionsOf(view), limit: size, ...(page !== null && { page }) };
  return queryOptions({
    queryKey: queryKeys.ranking("national", kind, query),
    queryFn: ({ signal }) => call(getNationalRanking, { query, signal }),
    placeholderData: (before, last) => (isOfKind(last, kind) ? before : undefined),
  });
};

export const teamRankingQuery = (call: Call, { kind, page, size, ...view }: TeamRankingView) => {
  const query = { kind, ...conditionsOf(view), limit: size, ...(page !== null && { page }) };
  return queryOptions({
    queryKey: queryKeys.ranking("team", kind, query),
    queryFn: ({ signal }) => call(getTeamRanking, { query, signal }),
    placeholderData: (before, last) => (isOfKind(last, kind) ? before : undefined),
  });
};

function conditionsOf(view: RankingConditions): Omit<LocalRankingQuery, "kind"> {
  const { period, gender, grade, battingType, ball } = view;
  return {
    period,
    batting_type: battingType,
    ...(gender && { gender }),
    ...(grade && { grade }),
    ...(ball && { ball }),
  };
}

/** A value is never shown with the unit of another. */
const isOfKind = (last: Pick<Query, "queryKey"> | undefined, kind: number | string) => last?.queryKey[2] === kind;
