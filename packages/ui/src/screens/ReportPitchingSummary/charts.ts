/** What draws: fetched as one piece, after the title and the filters stand. */
export { BarChart } from "../../charts/Bar/BarChart.tsx";
export { LineChart } from "../../charts/Line/LineChart.tsx";
