/** What both AI stats draw with: fetched as one piece, after the title and the filters stand. */
export { LineChart } from "../Line/LineChart.tsx";
export { StripPlot } from "../RangeChart/StripPlot.tsx";
