import { trainingOrder } from "@kyuseki/ui";
import { TrainingReportScreen } from "@kyuseki/ui/screens/TrainingReport";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { rememberTrainingOrder, trainingPlayerQuery, trainingReportQuery } from "../../data/training.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { trainingReportAddress } from "./viewInAddress.ts";

/** Asked for while the page's own code is on its way. */
export const prefetch = ({ call, queries }: PrefetchServices, search: string) =>
  queries.prefetchQuery(trainingReportQuery(call, viewOnArrival(section, trainingReportAddress, search).period));

export function Component() {
  const { call } = useServices();
  const { view, change } = useAddressView(section, trainingReportAddress);
  const report = useQuery(trainingReportQuery(call, view.period));
  const [open, setOpen] = useState<number | null>(null);
  const lastDate = report.data?.members.find(({ id }) => id === open)?.last_date ?? null;
  const options = trainingPlayerQuery(call, open ?? 0, lastDate?.slice(0, "YYYY-MM".length) ?? "");
  const player = useQuery({ ...options, queryFn: lastDate === null ? skipToken : options.queryFn });
  const day = toLoadable(player);

  useEffect(() => {
    if (report.data) rememberTrainingOrder(trainingOrder(report.data, view));
  }, [report.data, view]);

  return (
    <TrainingReportScreen
      report={toLoadable(report)}
      refreshing={report.isPlaceholderData}
      view={view}
      opened={
        open === null
          ? null
          : {
              id: open,
              day:
                day.status === "ready"
                  ? { status: "ready", value: day.value.days.find(({ date }) => date === lastDate) ?? null }
                  : day,
            }
      }
      onViewChange={change}
      onOpen={setOpen}
      onRetry={() => void report.refetch()}
      onRetryDay={() => void player.refetch()}
    />
  );
}

const section = "training-report";
