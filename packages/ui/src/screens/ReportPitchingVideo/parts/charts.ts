/** What draws: fetched after the video and the numbers stand. */
export { ScatterChart } from "../../../charts/Scatter/ScatterChart.tsx";
export { ZoneChart } from "../../../charts/Zone/ZoneChart.tsx";
