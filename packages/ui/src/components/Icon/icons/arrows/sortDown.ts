import type { IconPath } from "../../Icon.tsx";

export const sortDownIcon: IconPath = "M12 4v16M5.5 13.5 12 20l6.5-6.5";
