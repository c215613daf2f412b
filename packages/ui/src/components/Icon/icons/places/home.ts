import type { IconPath } from "../../Icon.tsx";

export const homeIcon: IconPath = "M3.5 10.5 12 3.5l8.5 7V19a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2zM9.5 21v-7h5v7";
