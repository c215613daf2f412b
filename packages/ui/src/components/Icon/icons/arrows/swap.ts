import type { IconPath } from "../../Icon.tsx";

export const swapIcon: IconPath = "M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5";
