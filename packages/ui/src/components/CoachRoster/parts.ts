/** Of its own chunk: nothing of it is needed before a question is asked. */
export const fetchRosterDialogs = () => import("./RosterDialogs.tsx").then(({ RosterDialogs }) => RosterDialogs);
