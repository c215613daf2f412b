import type { IconPath } from "../../Icon.tsx";

export const successIcon: IconPath = "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8 12.3l2.8 2.7L16 9.5";
