/** Lazy parts of the screen, each a chunk of its own. */
export const fetchLowerPanels = () => import("./LowerPanels.tsx").then(({ LowerPanels }) => LowerPanels);
export const fetchCorrectDialog = () => import("./CorrectDialog.tsx").then(({ CorrectDialog }) => CorrectDialog);
export const fetchUnsentNotice = () => import("./UnsentNotice.tsx").then(({ UnsentNotice }) => UnsentNotice);
