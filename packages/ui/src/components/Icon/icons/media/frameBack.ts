import type { IconPath } from "../../Icon.tsx";

export const frameBackIcon: IconPath = "M6 5v14M18 5.5v13L9.5 12z";
