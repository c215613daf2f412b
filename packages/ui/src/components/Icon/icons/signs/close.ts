import type { IconPath } from "../../Icon.tsx";

export const closeIcon: IconPath = "M6 6l12 12M18 6 6 18";
