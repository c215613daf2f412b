import type { IconPath } from "../../Icon.tsx";

export const helpIcon: IconPath =
  "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9.3 9.3a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.2-1.5 2.3M12 17h.01";
