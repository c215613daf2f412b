import type { IconPath } from "../../Icon.tsx";

export const gaugeIcon: IconPath = "M4 19a10 10 0 1 1 16 0M12 14l4.5-5";
