import type { IconPath } from "../../Icon.tsx";

export const chevronDownIcon: IconPath = "M6 9l6 6 6-6";
