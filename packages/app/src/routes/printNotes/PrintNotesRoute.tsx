import { schoolYearOf } from "@kyuseki/domain";
import type { Loadable } from "@kyuseki/ui";
import { PrintNotesScreen } from "@kyuseki/ui/screens/PrintNotes";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { goalSheetQuery, playerNotesQuery } from "../../data/playerNotes.ts";
import type { PathParams } from "../../navigation/match.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { reportIdFrom } from "../report/useReportId.ts";
import { daysOfSchoolYear, printNotesAddress, schoolYearsSince } from "./viewInAddress.ts";

export async function prefetch({ call, queries }: PrefetchServices, search: string, { user_id = "" }: PathParams) {
  const id = reportIdFrom(user_id);
  if (id === 0) return;
  const year = printNotesAddress.read(search).year ?? schoolYearOf(new Date());
  await Promise.all([
    queries.prefetchQuery(playerNotesQuery(call, id, daysOfSchoolYear(year))),
    queries.prefetchQuery(goalSheetQuery(call, id)),
  ]);
}

/** One player's notes of a school year with 9マス目標, on paper (NO-2). */
export function Component() {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const { user_id = "" } = useParams();
  const id = reportIdFrom(user_id);
  const [present] = useState(() => schoolYearOf(new Date()));
  const [{ year: chosen }, change] = useAddressState(printNotesAddress, { replace: true });
  const year = chosen ?? present;
  const noteOptions = playerNotesQuery(call, id, daysOfSchoolYear(year));
  const goalOptions = goalSheetQuery(call, id);
  const notes = useQuery({ ...noteOptions, queryFn: id === 0 ? skipToken : noteOptions.queryFn });
  const goals = useQuery({ ...goalOptions, queryFn: id === 0 ? skipToken : goalOptions.queryFn });

  return (
    <PrintNotesScreen
      player={id === 0 ? nobody : toLoadable(notes)}
      goals={toLoadable(goals)}
      year={year}
      years={schoolYearsSince(notes.data?.first_day ?? null, { chosen: year, present })}
      teamName={team.name}
      printedBy={user.name}
      backHref={`/note/note-list/${user_id}`}
      onYear={(next) => change({ year: next === present ? null : next })}
      onPrint={() => window.print()}
      onRetry={() => {
        void notes.refetch();
        void goals.refetch();
      }}
    />
  );
}

const nobody: Loadable<never> = { status: "failed", code: "not_found" };
