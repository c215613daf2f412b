import type { IconPath } from "../../Icon.tsx";

export const fileIcon: IconPath =
  "M13.5 3H7a1.5 1.5 0 0 0-1.5 1.5v15A1.5 1.5 0 0 0 7 21h10a1.5 1.5 0 0 0 1.5-1.5V8zM13.5 3v5h5";
