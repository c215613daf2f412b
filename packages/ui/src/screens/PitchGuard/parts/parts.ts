/** Lazy parts of the screen, each a chunk of its own. */
export const fetchRecordPitches = () => import("./RecordPitches.tsx").then(({ RecordPitches }) => RecordPitches);
export const fetchPitchHistory = () => import("./PitchHistory.tsx").then(({ PitchHistory }) => PitchHistory);
