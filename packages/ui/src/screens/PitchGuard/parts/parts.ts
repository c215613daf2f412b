/** Parts of the screen that nobody needs before their first use, each a file of its own. */
export const fetchRecordPitches = () => import("./RecordPitches.tsx").then(({ RecordPitches }) => RecordPitches);
export const fetchPitchHistory = () => import("./PitchHistory.tsx").then(({ PitchHistory }) => PitchHistory);
