/** Lazy parts of the screen, each a chunk of its own. */
export const fetchSidePanels = () => import("./SidePanels.tsx").then(({ SidePanels }) => SidePanels);
export const fetchCorrectDialog = () => import("./CorrectDialog.tsx").then(({ CorrectDialog }) => CorrectDialog);
export const fetchUnsentNotice = () => import("./UnsentNotice.tsx").then(({ UnsentNotice }) => UnsentNotice);
