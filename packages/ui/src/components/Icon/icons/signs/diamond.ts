import type { IconPath } from "../../Icon.tsx";

export const diamondIcon: IconPath = "M12 3.5 20.5 12 12 20.5 3.5 12z";
