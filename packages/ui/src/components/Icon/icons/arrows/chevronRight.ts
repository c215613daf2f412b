import type { IconPath } from "../../Icon.tsx";

export const chevronRightIcon: IconPath = "M9 18l6-6-6-6";
