import type { IconPath } from "../../Icon.tsx";

export const searchIcon: IconPath = "M3.5 11a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M16.5 16.5 21 21";
