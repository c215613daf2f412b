/** Lazy chart chunk; loaded after title and filters are painted. */
export { Histogram } from "../../../charts/Histogram/Histogram.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
export { ScatterChart } from "../../../charts/Scatter/ScatterChart.tsx";
export { SprayChart } from "../../../charts/Spray/SprayChart.tsx";
export { TrajectoryChart } from "../../../charts/Trajectory/TrajectoryChart.tsx";
