/** Lazy chart chunk; loaded after the video and the numbers are painted. */
export { TrajectoryChart } from "../../../charts/Trajectory/TrajectoryChart.tsx";
