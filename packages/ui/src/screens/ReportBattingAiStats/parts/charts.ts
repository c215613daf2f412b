/** What draws: fetched as one piece, after the title and the filters stand. */
export { ConsistencyChart } from "../../../charts/Consistency/ConsistencyChart.tsx";
export { Histogram } from "../../../charts/Histogram/Histogram.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
