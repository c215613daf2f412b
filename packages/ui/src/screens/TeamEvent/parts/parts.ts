/** Lazy parts of the screen, each a chunk of its own. */
export const fetchPitchers = () => import("./pitchers/PitchersPanel.tsx").then(({ PitchersPanel }) => PitchersPanel);
export const fetchEventDialogs = () => import("./dialogs.ts");
