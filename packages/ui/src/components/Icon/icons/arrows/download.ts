import type { IconPath } from "../../Icon.tsx";

export const downloadIcon: IconPath =
  "M12 3.5v12M7 10.5l5 5 5-5M4 15v4.5A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5V15";
