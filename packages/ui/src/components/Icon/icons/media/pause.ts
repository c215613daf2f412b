import type { IconPath } from "../../Icon.tsx";

export const pauseIcon: IconPath = "M8 5v14M16 5v14";
