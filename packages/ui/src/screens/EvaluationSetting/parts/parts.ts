/** Lazy parts of the screen, each a chunk of its own. */
export const fetchLowerPanels = () => import("./LowerPanels.tsx").then(({ LowerPanels }) => LowerPanels);
export const fetchItemDialog = () => import("./ItemDialog.tsx").then(({ ItemDialog }) => ItemDialog);
