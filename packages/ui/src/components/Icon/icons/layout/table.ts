import type { IconPath } from "../../Icon.tsx";

export const tableIcon: IconPath = "M3.5 5h17v14h-17zM3.5 10h17M9.5 5v14";
