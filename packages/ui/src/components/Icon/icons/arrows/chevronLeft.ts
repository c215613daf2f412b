import type { IconPath } from "../../Icon.tsx";

export const chevronLeftIcon: IconPath = "M15 18l-6-6 6-6";
