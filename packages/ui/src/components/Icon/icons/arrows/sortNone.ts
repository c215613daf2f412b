import type { IconPath } from "../../Icon.tsx";

export const sortNoneIcon: IconPath = "M7 15l5 5 5-5M7 9l5-5 5 5";
