import { DashboardScreen } from "@kyuseki/ui/screens/Dashboard";
import { useQuery } from "@tanstack/react-query";
import { dashboardQuery, practiceHeatQuery } from "../../data/dashboard.ts";
import { toLoadable } from "../../data/loadable.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { dashboardAddress } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const view = viewOnArrival("dashboard", dashboardAddress, search);
  return Promise.all([
    queries.prefetchQuery(dashboardQuery(call, view)),
    queries.prefetchQuery(practiceHeatQuery(call, view)),
  ]);
}

export function Component() {
  const { call } = useServices();
  const { view, change } = useAddressView("dashboard", dashboardAddress);
  const dashboard = useQuery(dashboardQuery(call, view));
  const heat = useQuery(practiceHeatQuery(call, view));
  const parts = { dashboard, heat };

  return (
    <DashboardScreen
      dashboard={toLoadable(dashboard)}
      heat={toLoadable(heat)}
      view={view}
      refreshing={dashboard.isFetching && !dashboard.isPending}
      onViewChange={change}
      onRetry={(part) => void parts[part].refetch()}
      loadPart={useLoadPart()}
    />
  );
}
