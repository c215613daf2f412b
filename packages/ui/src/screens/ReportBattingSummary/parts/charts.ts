/** What draws: fetched as one piece, after the title and the filters stand. */
export { Histogram } from "../../../charts/Histogram/Histogram.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
export { TrajectoryChart } from "../../../charts/Trajectory/TrajectoryChart.tsx";
