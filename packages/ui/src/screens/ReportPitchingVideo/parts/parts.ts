/** Both come after the video and the numbers. */
export const fetchCharts = () => import("./charts.ts");
export const fetchPitchesPanel = () => import("./PitchesPanel.tsx").then(({ PitchesPanel }) => PitchesPanel);
