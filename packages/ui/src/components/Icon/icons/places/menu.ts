import type { IconPath } from "../../Icon.tsx";

export const menuIcon: IconPath = "M4 6h16M4 12h16M4 18h16";
