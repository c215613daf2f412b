import {
  deleteRecordedTraining,
  getPlayerGuard,
  getTrainingPlayer,
  getTrainingReport,
  type Period,
  removeTrainingComment,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { lastView, rememberView } from "../services/lastView.ts";
import { invalidateAll, queryKeys } from "./queryKeys.ts";

/** Every active member over a period. Another period: the former answer stays on screen until the new one arrives. */
export const trainingReportQuery = (call: Call, period: Period) =>
  queryOptions({
    queryKey: queryKeys.trainingReport(period),
    queryFn: ({ signal }) => call(getTrainingReport, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  });

/** One member's month (YYYY-MM). Another month of the same member: the former answer stays on screen until the new one arrives. */
export const trainingPlayerQuery = (call: Call, id: number, month: string) =>
  queryOptions({
    queryKey: queryKeys.trainingMonth(id, month),
    queryFn: ({ signal }) => call(getTrainingPlayer, { params: { id }, query: { month }, signal }),
    placeholderData: (before) => (before?.member.id === id ? before : undefined),
  });

/** A member's recent pitches against the limits (BE-1). */
export const playerGuardQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.playerGuard(id),
    queryFn: async ({ signal }) => (await call(getPlayerGuard, { params: { id }, signal })).guard,
  });

type TrainingData = { call: Call; queries: QueryClient };

/** Deletes a comment of the signed-in coach. Rejects with the `Failure`. */
export async function deleteComment({ call, queries }: TrainingData, id: number, comment_id: number) {
  await call(removeTrainingComment, { params: { id }, body: { comment_id } });
  await queries.invalidateQueries({ queryKey: queryKeys.trainingMonths(id) });
}

/** What recorded practice and pain show up in. */
export const trainingRecordKeys = [
  queryKeys.trainings,
  queryKeys.pitchGuard,
  queryKeys.memberDetails,
  queryKeys.reports,
  queryKeys.home,
  queryKeys.dashboards,
  queryKeys.openItems,
  queryKeys.events,
  queryKeys.notes,
  queryKeys.audit,
];

/** Deletes what a coach has recorded. Rejects with the `Failure`. */
export async function deleteRecord({ call, queries }: TrainingData, id: number, entry_id: number) {
  await call(deleteRecordedTraining, { params: { id }, body: { entry_id } });
  await invalidateAll(queries, trainingRecordKeys);
}

/** The order the list was last seen in: what 前の選手 and 次の選手 go through. Empty when it was not opened in this tab. */
export const lastTrainingOrder = (): readonly number[] => lastView(order).split(",").filter(Boolean).map(Number);
export const rememberTrainingOrder = (ids: readonly number[]) => rememberView(order, ids.join(","));
const order = "training-order";
