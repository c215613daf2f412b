import { dayInJapan, Failure, type MeasuredBall } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { QueryKey } from "@tanstack/react-query";
import { useServices } from "../../services/services.ts";
import { useBallChanges } from "./useBallChanges.ts";

type ReadBall = (call: Call, ball: MeasuredBall, day: string) => Promise<MeasuredBall | undefined>;

/** Changes of the balls in a list: one that somebody else has changed first is replaced in it (R4). */
export function useListedBallChanges(queryKey: QueryKey, readBall: ReadBall) {
  const { call, queries } = useServices();
  return useBallChanges(async (stale) => {
    const current = await readBall(call, stale, dayInJapan(new Date(stale.datetime * 1000)));
    if (!current) throw new Failure("not_found");
    queries.setQueryData<{ rows: readonly MeasuredBall[] }>(
      queryKey,
      (list) => list && { ...list, rows: list.rows.map((row) => (row.id === current.id ? current : row)) },
    );
  });
}
