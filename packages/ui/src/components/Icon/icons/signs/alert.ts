import type { IconPath } from "../../Icon.tsx";

export const alertIcon: IconPath = "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7.5v5M12 16.2h.01";
