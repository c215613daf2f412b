import type { ConsistencyChart } from "../Consistency/ConsistencyChart.tsx";
import type { LineChart } from "../Line/LineChart.tsx";

/** What both AI stats draw with: fetched with the screen's charts, after the title and the filters stand. */
export type AiCharts = { ConsistencyChart: typeof ConsistencyChart; LineChart: typeof LineChart };
