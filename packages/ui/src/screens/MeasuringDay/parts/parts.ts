/** Parts of the screen that nobody needs before their first use, each a file of its own. */
export const fetchDayDialog = () => import("./DayDialog.tsx").then(({ DayDialog }) => DayDialog);
