import {
  getLocalRanking,
  getNationalRanking,
  getTeamRanking,
  type LocalRankingQuery,
  type QueryInput,
} from "@kyuseki/domain";
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

export const nationalRankingQuery = (call: Call, view: NationalRankingView) => {
  const { kind } = view;
  const query = nationalFilters(view);
  return queryOptions({
    queryKey: queryKeys.ranking("national", kind, query),
    queryFn: ({ signal }) => call(getNationalRanking, { query, signal }),
    placeholderData: (before, last) => (isOfKind(last, kind) ? before : undefined),
  });
};

export const teamRankingQuery = (call: Call, view: TeamRankingView) => {
  const { kind } = view;
  const query = teamFilters(view);
  return queryOptions({
    queryKey: queryKeys.ranking("team", kind, query),
    queryFn: ({ signal }) => call(getTeamRanking, { query, signal }),
    placeholderData: (before, last) => (isOfKind(last, kind) ? before : undefined),
  });
};

/** Own players come with every answer, so a page is asked for only where all are shown. */
export function nationalFilters(view: NationalRankingView): QueryInput<typeof getNationalRanking> {
  const { kind, show, sort, page, size, ...conditions } = view;
  const isReversed = sort.id === "place" && sort.dir === "desc";
  return {
    kind,
    ...nationalConditionsOf(conditions),
    ...(show === "every" && { limit: size, page, ...(isReversed && { sort: "-place" }) }),
  };
}

export function teamFilters(view: TeamRankingView): QueryInput<typeof getTeamRanking> {
  const { kind, show, q, sort, page, size, ...conditions } = view;
  const order = sort.dir === "desc" ? (`-${sort.id}` as const) : sort.id;
  return {
    kind,
    ...nationalConditionsOf(conditions),
    ...((show === "every" || q !== "") && { limit: size, page, sort: order }),
    ...(q !== "" && { q }),
  };
}

function conditionsOf(view: RankingConditions): Omit<LocalRankingQuery, "kind"> {
  const { grade, ...conditions } = nationalConditionsOf(view);
  return { ...conditions, ...(grade && grade !== "all" && { grade }) };
}

const nationalConditionsOf = ({ period, gender, grade, battingType, ball }: RankingConditions) => ({
  period,
  batting_type: battingType,
  ...(gender && { gender }),
  ...(grade && { grade }),
  ...(ball && { ball }),
});

/** A value is never shown with the unit of another. */
const isOfKind = (last: Pick<Query, "queryKey"> | undefined, kind: number | string) => last?.queryKey[2] === kind;
