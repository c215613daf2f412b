/** Lazy parts of the screen, each a chunk of its own. */
export const fetchDayDialog = () => import("./DayDialog.tsx").then(({ DayDialog }) => DayDialog);
