import type { IconPath } from "../../Icon.tsx";

export const userIcon: IconPath = "M8 7.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 20.5V19a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v1.5";
