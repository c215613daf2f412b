import type { IconPath } from "../../Icon.tsx";

export const rainIcon: IconPath =
  "M7.5 15.5a4.5 4.5 0 0 1-.5-9 5.5 5.5 0 0 1 10.5 1.5 3.8 3.8 0 0 1-.5 7.5zM8 18.5l-1 2.5M12.5 18.5l-1 2.5M17 18.5l-1 2.5";
