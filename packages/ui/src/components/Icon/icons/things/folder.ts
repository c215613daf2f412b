import type { IconPath } from "../../Icon.tsx";

export const folderIcon: IconPath =
  "M3.5 18.5v-13A1.5 1.5 0 0 1 5 4h4l2 2.5h7A1.5 1.5 0 0 1 19.5 8v2M3.5 18.5l2.6-7.4A1.5 1.5 0 0 1 7.5 10h13a1 1 0 0 1 1 1.3l-2.2 7.2a1.5 1.5 0 0 1-1.4 1H5a1.5 1.5 0 0 1-1.5-1z";
