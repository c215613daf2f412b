/** Lazy chart chunk; loaded after title and filters are painted. */
export { LineChart } from "../../../charts/Line/LineChart.tsx";
export { LollipopChart } from "../../../charts/Lollipop/LollipopChart.tsx";
export { RollingLoadChart } from "../../../charts/RollingLoad/RollingLoadChart.tsx";
export { ZoneChart } from "../../../charts/Zone/ZoneChart.tsx";
