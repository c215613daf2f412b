/** What draws: fetched as one piece, after the title and the filters stand. */
export { LineChart } from "../../../charts/Line/LineChart.tsx";
export { LollipopChart } from "../../../charts/Lollipop/LollipopChart.tsx";
export { RollingLoadChart } from "../../../charts/RollingLoad/RollingLoadChart.tsx";
