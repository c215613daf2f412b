/** Lazy chart chunk; loaded after title and filters are painted. */
export { CalendarHeat } from "../../../charts/CalendarHeat/CalendarHeat.tsx";
export { HeatMap } from "../../../charts/HeatMap/HeatMap.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
