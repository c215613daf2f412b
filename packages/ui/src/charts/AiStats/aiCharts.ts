import type { ConsistencyChart } from "../Consistency/ConsistencyChart.tsx";
import type { LineChart } from "../Line/LineChart.tsx";

/** The charts of both AI stats: one lazy chunk, loaded after title and filters are painted. */
export type AiCharts = { ConsistencyChart: typeof ConsistencyChart; LineChart: typeof LineChart };
