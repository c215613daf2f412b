/** What draws: fetched after the film and the numbers stand. */
export { TrajectoryChart } from "../../charts/Trajectory/TrajectoryChart.tsx";
