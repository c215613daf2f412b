/** What follows the choice of a file. */
export const fetchLaterSteps = () => import("./LaterSteps.tsx").then(({ LaterSteps }) => LaterSteps);
