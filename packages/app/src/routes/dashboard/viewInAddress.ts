import { defaultDashboardView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { grade, page, pageSize, period } from "../../navigation/parameters.ts";

export const dashboardAddress = defineView(defaultDashboardView, { period, grade, page, size: pageSize });
