import type { IconPath } from "../../Icon.tsx";

export const userPlusIcon: IconPath =
  "M5.5 7.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2.5 20.5V19A4.5 4.5 0 0 1 7 14.5h4a4.5 4.5 0 0 1 4.5 4.5v1.5M19 8v6M16 11h6";
