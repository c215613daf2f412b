import type { IconPath } from "../../Icon.tsx";

export const editIcon: IconPath = "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5";
