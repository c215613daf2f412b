import type { IconPath } from "../../Icon.tsx";

export const sendIcon: IconPath = "M21 3 10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5z";
