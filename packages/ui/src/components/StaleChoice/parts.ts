/** Of its own chunk: two rarely change the same. */
export const fetchClashChoice = () => import("./ClashChoice.tsx").then(({ ClashChoice }) => ClashChoice);
