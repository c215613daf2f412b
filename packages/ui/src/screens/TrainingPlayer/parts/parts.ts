/** A lazy part of the screen, a chunk of its own. */
export const fetchRecordTraining = () => import("./RecordTraining.tsx").then(({ RecordTraining }) => RecordTraining);
