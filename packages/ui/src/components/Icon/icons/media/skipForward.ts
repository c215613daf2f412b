import type { IconPath } from "../../Icon.tsx";

export const skipForwardIcon: IconPath = "M12 6l6.5 6-6.5 6zM4 6l6.5 6L4 18z";
