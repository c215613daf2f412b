/** Lazy chart chunk; loaded after title and filters are painted. */
export { Histogram } from "../../../charts/Histogram/Histogram.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
export { RidgeChart } from "../../../charts/Ridge/RidgeChart.tsx";
export { ScatterChart } from "../../../charts/Scatter/ScatterChart.tsx";
