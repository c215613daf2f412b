/** Reading a roster and checking it: what comes after the first step. */
export const fetchCheckPart = () => import("./checkPart.ts");
