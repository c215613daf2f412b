/** Lazy chart chunk; loaded after title and filters are painted. */
export { StripPlot } from "../../../charts/StripPlot/StripPlot.tsx";
