import {
  getBattingSummary,
  listBattingResults,
  type MeasuredBall,
  REPORT_BALLS_MAX,
  tablePages,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { BattingResultsView, BattingSummaryView } from "@kyuseki/ui";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** Other conditions of the same player: the former answer stays on screen until the new one arrives. */
export const battingSummaryQuery = (call: Call, id: number, { period, ...choice }: BattingSummaryView) => {
  const query = { period, ...choiceQuery(choice) };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "batting", "summary", query),
    queryFn: ({ signal }) => call(getBattingSummary, { params: { id }, query, signal }),
    placeholderData: (before) => (before?.player.id === id ? before : undefined),
  });
};

/** One page. Other conditions of the same player: the former answer stays on screen until the new one arrives. */
export const battingResultsQuery = (call: Call, id: number, view: BattingResultsView) => {
  const { page, size } = view;
  const query = { ...filtersOf(view), page, limit: size };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "batting", "results", query),
    queryFn: ({ signal }) => call(listBattingResults, { params: { id }, query, signal }),
    placeholderData: (before) => (before?.player.id === id ? before : undefined),
  });
};

/** All a view filters, in its order. Rejects with the `Failure`. */
export async function everyBattingResult(call: Call, id: number, view: BattingResultsView): Promise<MeasuredBall[]> {
  const rows: MeasuredBall[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filtersOf(view), page, limit: REPORT_BALLS_MAX } as const;
    const { rows: more, total } = await call(listBattingResults, { params: { id }, query });
    rows.push(...more);
    if (rows.length >= total || more.length === 0) return rows;
  }
}

/** The ball as it is now, whatever it has become; undefined when it is gone. Rejects with the `Failure`. */
export async function readBattedBall(
  call: Call,
  { id, member_id }: MeasuredBall,
  day: string,
): Promise<MeasuredBall | undefined> {
  const days = { start: day, end: day };
  const { choices } = await call(listBattingResults, { params: { id: member_id }, query: days });
  for (const { batting_type, ball } of choices) {
    const found = (
      await everyBattingResult(call, member_id, {
        ...days,
        battingType: batting_type ?? 0,
        ball: ball ?? "unset",
        result: null,
        sort: { id: "datetime", dir: "desc" },
        page: 1,
        size: tablePages.defaultSize,
      })
    ).find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}

function filtersOf({ start, end, result, sort, ...choice }: BattingResultsView) {
  const way = sort.dir === "desc" ? (`-${sort.id}` as const) : sort.id;
  return {
    ...choiceQuery(choice),
    ...(start !== null && { start }),
    ...(end !== null && { end }),
    ...(result !== null && { result }),
    sort: way,
  };
}

const choiceQuery = ({ battingType, ball }: Pick<BattingSummaryView, "battingType" | "ball">) => ({
  ...(battingType !== null && { batting_type: battingType }),
  ...(ball !== null && { ball }),
});
