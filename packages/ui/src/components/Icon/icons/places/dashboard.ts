import type { IconPath } from "../../Icon.tsx";

export const dashboardIcon: IconPath = "M3.5 3.5h7v9h-7zM13.5 3.5h7v5h-7zM13.5 11.5h7v9h-7zM3.5 15.5h7v5h-7z";
