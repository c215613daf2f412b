import type { IconPath } from "../../Icon.tsx";

export const playIcon: IconPath = "M7 4.5v15l12-7.5z";
