import type { IconPath } from "../../Icon.tsx";

export const warningIcon: IconPath =
  "M10.3 4 2.3 18A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3l-8-14a2 2 0 0 0-3.4 0zM12 9v4.5M12 17.2h.01";
