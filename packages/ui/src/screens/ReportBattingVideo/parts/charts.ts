/** What draws: fetched after the video and the numbers stand. */
export { TrajectoryChart } from "../../../charts/Trajectory/TrajectoryChart.tsx";
