import type { IconPath } from "../../Icon.tsx";

export const columnsIcon: IconPath = "M4 4.5h16v15H4zM9.5 4.5v15M14.5 4.5v15";
