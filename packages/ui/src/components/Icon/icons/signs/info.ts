import type { IconPath } from "../../Icon.tsx";

export const infoIcon: IconPath = "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 16.5v-5M12 7.8h.01";
