import type { IconPath } from "../../Icon.tsx";

export const copyIcon: IconPath = "M9 8.5h10.5v12H9zM5.5 15.5H4.5V3.5H15v1.5";
