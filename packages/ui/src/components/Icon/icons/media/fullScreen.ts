import type { IconPath } from "../../Icon.tsx";

export const fullScreenIcon: IconPath = "M9 3.5H3.5V9M15 3.5h5.5V9M9 20.5H3.5V15M15 20.5h5.5V15";
