import type { IconPath } from "../../Icon.tsx";

export const hashIcon: IconPath = "M4 9h16M4 15h16M10 3.5 8 20.5M16 3.5 14 20.5";
