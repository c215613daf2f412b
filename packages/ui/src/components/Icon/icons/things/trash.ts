import type { IconPath } from "../../Icon.tsx";

export const trashIcon: IconPath =
  "M4 6.5h16M9 6.5V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5v2M6 6.5l1 13A1.5 1.5 0 0 0 8.5 21h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 11v5.5M14 11v5.5";
