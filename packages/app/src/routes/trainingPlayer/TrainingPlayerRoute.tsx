import { dayInJapan } from "@kyuseki/domain";
import { useParams } from "react-router-dom";
import { playerGuardQuery, trainingPlayerQuery } from "../../data/training.ts";
import type { PathParams } from "../../navigation/match.ts";
import { type PrefetchServices, useSignedIn } from "../../services/services.ts";
import { reportIdFrom } from "../report/useReportId.ts";
import { PlayerTraining } from "./PlayerTraining.tsx";
import { trainingDayOf } from "./useDayInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string, { member_id = "" }: PathParams) {
  const id = reportIdFrom(member_id);
  const { month } = trainingDayOf(search, dayInJapan(new Date()));
  if (id === 0) return Promise.resolve();
  return Promise.all([
    queries.prefetchQuery(trainingPlayerQuery(call, id, month)),
    queries.prefetchQuery(playerGuardQuery(call, id)),
  ]);
}

/** One player; what was chosen or begun for one is not true of the next. */
export function Component() {
  const { member_id = "" } = useParams();
  const { user } = useSignedIn();
  const id = reportIdFrom(member_id);
  return <PlayerTraining key={id} id={id} userId={user.id} />;
}
