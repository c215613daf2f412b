/** Lazy chart chunk; loaded after title and filters are painted. */
export { ConsistencyChart } from "../../../charts/Consistency/ConsistencyChart.tsx";
export { Histogram } from "../../../charts/Histogram/Histogram.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
