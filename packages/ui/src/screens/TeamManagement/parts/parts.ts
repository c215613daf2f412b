/** Lazy parts of the screen, each a chunk of its own. */
export const fetchManagerPanels = () => import("./ManagerPanels.tsx").then(({ ManagerPanels }) => ManagerPanels);
export const fetchQrCode = () => import("../../../components/QrCode/QrCode.tsx").then(({ QrCode }) => QrCode);
