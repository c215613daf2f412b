import type { IconPath } from "../../Icon.tsx";

export const chartIcon: IconPath = "M3.5 3.5v17h17M7.5 15l4-5 3.5 3 5-7";
