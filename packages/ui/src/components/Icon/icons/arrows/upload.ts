import type { IconPath } from "../../Icon.tsx";

export const uploadIcon: IconPath =
  "M12 15.5V3.5M7 8.5l5-5 5 5M4 15v4.5A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5V15";
