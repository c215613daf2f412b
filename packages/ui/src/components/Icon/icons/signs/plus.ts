import type { IconPath } from "../../Icon.tsx";

export const plusIcon: IconPath = "M12 5v14M5 12h14";
