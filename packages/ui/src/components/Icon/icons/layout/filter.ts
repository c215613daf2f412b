import type { IconPath } from "../../Icon.tsx";

export const filterIcon: IconPath = "M3 5.5h11M18 5.5h3M14 3v5M3 12h3M10 12h11M10 9.5v5M3 18.5h9M16 18.5h5M16 16v5";
