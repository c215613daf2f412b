import type { IconPath } from "../../Icon.tsx";

export const logoutIcon: IconPath = "M9.5 21H5a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 5 3h4.5M16 17l5-5-5-5M21 12H9.5";
