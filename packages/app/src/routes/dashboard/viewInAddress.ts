import { defaultDashboardView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { grade, page, period } from "../../navigation/parameters.ts";

export const dashboardAddress = defineView(defaultDashboardView, { period, grade, page });
