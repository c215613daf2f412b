/** Lazy chart chunk; loaded after title and filters are painted. */
export { ConsistencyChart } from "../../../charts/Consistency/ConsistencyChart.tsx";
export { LineChart } from "../../../charts/Line/LineChart.tsx";
export { RidgeChart } from "../../../charts/Ridge/RidgeChart.tsx";
