import type { IconPath } from "../../Icon.tsx";

export const messageIcon: IconPath = "M12 3.5a8.5 8.5 0 1 1-4 16l-4.5 1 1-4.5A8.5 8.5 0 0 1 12 3.5z";
