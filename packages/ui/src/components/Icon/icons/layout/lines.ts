import type { IconPath } from "../../Icon.tsx";

export const linesIcon: IconPath = "M21 5H3M15 12H3M17 19H3";
