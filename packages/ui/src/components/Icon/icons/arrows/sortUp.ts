import type { IconPath } from "../../Icon.tsx";

export const sortUpIcon: IconPath = "M12 20V4M5.5 10.5 12 4l6.5 6.5";
