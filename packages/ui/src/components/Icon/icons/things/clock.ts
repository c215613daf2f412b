import type { IconPath } from "../../Icon.tsx";

export const clockIcon: IconPath = "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3.5 2";
