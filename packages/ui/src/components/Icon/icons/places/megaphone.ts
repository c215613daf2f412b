import type { IconPath } from "../../Icon.tsx";

export const megaphoneIcon: IconPath =
  "M3 9.5v4A1.5 1.5 0 0 0 4.5 15H11c3.5 0 6 1 9 3.5V4.5C17 7 14.5 8 11 8H4.5A1.5 1.5 0 0 0 3 9.5zM8 8v7M7 15l1.5 6h3l-1-6";
