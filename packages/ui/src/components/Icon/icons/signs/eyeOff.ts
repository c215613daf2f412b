import type { IconPath } from "../../Icon.tsx";

export const eyeOffIcon: IconPath =
  "M9.8 5.7A9.6 9.6 0 0 1 12 5.5c4 0 7.5 2.3 9.5 6.5a12 12 0 0 1-2.3 3.3M6.3 7.3A12 12 0 0 0 2.5 12c2 4.2 5.5 6.5 9.5 6.5a9.8 9.8 0 0 0 5.2-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18";
