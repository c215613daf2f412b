import type { IconPath } from "../../Icon.tsx";

export const minusIcon: IconPath = "M5 12h14";
