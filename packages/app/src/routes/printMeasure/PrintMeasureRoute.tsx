import type { Loadable } from "@kyuseki/ui";
import { PrintMeasureScreen } from "@kyuseki/ui/screens/PrintMeasure";
import { skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { useSheetMembers } from "../../data/measuring/useSheetMembers.ts";
import { measuringDaysQuery, measuringSheetQuery } from "../../data/measuringDays.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { prefetchNext } from "../../data/prefetchNext.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { daysBefore, dayToPrint, printMeasureAddress, viewOf } from "./printView.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const { day } = printMeasureAddress.read(search);
  const sheetOf = async (id: number | null) => {
    if (id !== null) await queries.prefetchQuery(measuringSheetQuery(call, id));
  };
  const days = queries.fetchQuery(measuringDaysQuery(call));
  return Promise.all([
    prefetchNext(days, (known) => sheetOf(dayToPrint(day, known))),
    queries.prefetchQuery(membersQuery(call)),
    sheetOf(day),
  ]);
}

/** The printed sheets of a measuring day; of the open one if the address names none (BE-7). */
export function Component() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const today = useDayInJapan();
  const [conditions, change] = useAddressState(printMeasureAddress, { replace: true });
  const view = viewOf(conditions);
  const days = useQuery(measuringDaysQuery(call));
  const id = dayToPrint(conditions.day, days.data);
  const sheetOptions = measuringSheetQuery(call, id ?? 0);
  const sheet = useQuery({ ...sheetOptions, queryFn: id === null ? skipToken : sheetOptions.queryFn });
  const earlier = view.kind === "players" && sheet.data ? daysBefore(sheet.data.day, days.data ?? []) : [];
  const before = useQueries({ queries: earlier.map((day) => measuringSheetQuery(call, day.id)), combine: allOf });
  const { members, retry } = useSheetMembers(call, sheet.data);

  return (
    <PrintMeasureScreen
      today={today}
      teamName={team.name}
      days={toLoadable(days)}
      sheet={days.data && id === null ? null : toLoadable(sheet)}
      before={before.loadable}
      members={members}
      entryUrl={`${window.location.origin}/evaluation-result/measuring-day?day=${id}`}
      view={view}
      onViewChange={change}
      onDay={(day) => change({ day })}
      onPrint={() => window.print()}
      onRetry={() => {
        for (const part of [days, sheet]) if (part.error) void part.refetch();
        before.retry();
        retry();
      }}
    />
  );
}

type Part<Value> = { data: Value | undefined; error: Error | null; refetch: () => unknown };

/** All values once every part is ready; until then the state of the first part that failed or is loading. */
function allOf<Value>(parts: readonly Part<Value>[]) {
  const loadables = parts.map(toLoadable);
  const missing =
    loadables.find(({ status }) => status === "failed") ?? loadables.find(({ status }) => status !== "ready");
  const values = loadables.flatMap((part) => (part.status === "ready" ? [part.value] : []));
  const loadable: Loadable<readonly Value[]> =
    missing && missing.status !== "ready" ? missing : { status: "ready", value: values };
  return {
    loadable,
    retry: () => {
      for (const part of parts) if (part.error) void part.refetch();
    },
  };
}
