import type { IconPath } from "../../Icon.tsx";

export const undoIcon: IconPath = "M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4";
