import type { IconPath } from "../../Icon.tsx";

export const chevronUpIcon: IconPath = "M6 15l6-6 6 6";
