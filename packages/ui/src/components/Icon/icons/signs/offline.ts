import type { IconPath } from "../../Icon.tsx";

export const offlineIcon: IconPath =
  "M12 19.5h.01M8.5 16a5 5 0 0 1 7 0M5 12.5a10 10 0 0 1 5-2.6M19 12.5a10 10 0 0 0-2.5-1.7M2 9a15 15 0 0 1 4.5-2.9M22 9a15 15 0 0 0-10.7-4.2M3 3l18 18";
