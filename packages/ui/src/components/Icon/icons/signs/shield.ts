import type { IconPath } from "../../Icon.tsx";

export const shieldIcon: IconPath = "M12 2.5 4.5 5.5V12c0 4.5 3 7.5 7.5 9.5 4.5-2 7.5-5 7.5-9.5V5.5z";
