/** What draws: fetched as one piece, after the title and the filters stand. */
export { CalendarHeat } from "../../../charts/CalendarHeat/CalendarHeat.tsx";
export { HeatMap } from "../../../charts/HeatMap/HeatMap.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
