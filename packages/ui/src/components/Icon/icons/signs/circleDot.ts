import type { IconPath } from "../../Icon.tsx";

export const circleDotIcon: IconPath = "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 12h.01";
