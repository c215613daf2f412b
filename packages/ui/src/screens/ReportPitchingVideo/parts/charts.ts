/** Lazy chart chunk; loaded after the video and the numbers are painted. */
export { ScatterChart } from "../../../charts/Scatter/ScatterChart.tsx";
export { ZoneChart } from "../../../charts/Zone/ZoneChart.tsx";
