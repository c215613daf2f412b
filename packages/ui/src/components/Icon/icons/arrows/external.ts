import type { IconPath } from "../../Icon.tsx";

export const externalIcon: IconPath =
  "M14 4h6v6M20 4l-9 9M18 13.5V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 19V8a1.5 1.5 0 0 1 1.5-1.5H10.5";
