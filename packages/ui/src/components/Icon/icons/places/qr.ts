import type { IconPath } from "../../Icon.tsx";

export const qrIcon: IconPath =
  "M4 4h5v5H4zM15 4h5v5h-5zM4 15h5v5H4zM20 15h-3.5a1.5 1.5 0 0 0-1.5 1.5V20M20 20h.01M12 4h.01M12 8v2.5a1.5 1.5 0 0 1-1.5 1.5H8M4 12h.01M12 15.5V20M16 12h4";
