import { token } from "../../tokens/theme.ts";

const tick = {
  fontFamily: token("font-num"),
  fontSize: token("fs-small"),
  fontWeight: token("fw-caption"),
  fontFeatureSettings: '"tnum"',
  fill: token("chart-label"),
};
const words = { fontFamily: token("font-sans"), fontSize: token("fs-caption"), fill: token("chart-label") };
const hidden = { strokeWidth: 0 };

/** nivo's theme in CSS variables, so that a change of theme renders nothing. Axes have neither lines nor tick marks. */
export const chartTheme = {
  background: "none",
  text: words,
  axis: {
    domain: { line: hidden },
    ticks: { line: hidden, text: tick },
    legend: { text: words },
  },
  labels: { text: tick },
};
