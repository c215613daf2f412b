import type { IconPath } from "../../Icon.tsx";

export const frameForwardIcon: IconPath = "M18 5v14M6 5.5v13L14.5 12z";
