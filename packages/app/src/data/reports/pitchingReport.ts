import {
  getPitchingSummary,
  listPitchingDays,
  listPitchingResults,
  type MeasuredBall,
  type PageSize,
  REPORT_BALLS_MAX,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { PitchingResultsView, PitchingSummaryView } from "@kyuseki/ui";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** Other conditions of the same player: the former answer stays on screen until the new one arrives. */
export const pitchingSummaryQuery = (
  call: Call,
  id: number,
  { period, ball }: Pick<PitchingSummaryView, "period" | "ball">,
) => {
  const query = { period, ...(ball !== null && { ball }) };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "pitching", "summary", query),
    queryFn: ({ signal }) => call(getPitchingSummary, { params: { id }, query, signal }),
    placeholderData: (before) => (before?.player.id === id ? before : undefined),
  });
};

/** One page of days. Other conditions of the same player: the former answer stays on screen until the new one arrives. */
export const pitchingDaysQuery = (call: Call, id: number, view: PitchingResultsView) => {
  const { sort, page, size } = view;
  const way = sort.dir === "desc" ? (`-${sort.id}` as const) : sort.id;
  const query = { ...filtersOf(view), sort: way, page, limit: size };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "pitching", "days", query),
    queryFn: ({ signal }) => call(listPitchingDays, { params: { id }, query, signal }),
    placeholderData: (before) => (before?.player.id === id ? before : undefined),
  });
};

type DayConditions = Pick<PitchingResultsView, "ball" | "pitch"> & { day: string; page: number; size: PageSize };

/** One page of a day's pitches, in the order they were thrown. For another page of that day the former one stays on screen meanwhile. */
export const dayPitchesQuery = (call: Call, id: number, { day, page, size, ...filters }: DayConditions) => {
  const query = { ...filtersOf({ ...filters, start: day, end: day }), sort: "datetime", page, limit: size } as const;
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "pitching", "day", query),
    queryFn: ({ signal }) => call(listPitchingResults, { params: { id }, query, signal }),
    placeholderData: (before) =>
      before?.player.id === id && before.range.start === day && before.range.end === day ? before : undefined,
  });
};

type Filters = Pick<PitchingResultsView, "start" | "end" | "ball" | "pitch">;

/** All a view filters, the newest first. Rejects with the `Failure`. */
export async function everyPitch(call: Call, id: number, filters: Filters): Promise<MeasuredBall[]> {
  const rows: MeasuredBall[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filtersOf(filters), page, limit: REPORT_BALLS_MAX } as const;
    const { rows: more, total } = await call(listPitchingResults, { params: { id }, query });
    rows.push(...more);
    if (rows.length >= total || more.length === 0) return rows;
  }
}

/** The pitch as it is now, whatever it has become; undefined when it is gone. Rejects with the `Failure`. */
export async function readPitch(
  call: Call,
  { id, member_id }: MeasuredBall,
  day: string,
): Promise<MeasuredBall | undefined> {
  const days = { start: day, end: day };
  const { choices } = await call(listPitchingResults, { params: { id: member_id }, query: days });
  for (const { ball } of choices) {
    const thrown = await everyPitch(call, member_id, { ...days, ball: ball ?? "unset", pitch: 0 });
    const found = thrown.find((pitch) => pitch.id === id);
    if (found) return found;
  }
  return undefined;
}

const filtersOf = ({ start, end, ball, pitch }: Filters) => ({
  ...(start !== null && { start }),
  ...(end !== null && { end }),
  ...(ball !== null && { ball }),
  tag_pitch: pitch,
});
