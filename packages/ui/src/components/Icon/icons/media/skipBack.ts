import type { IconPath } from "../../Icon.tsx";

export const skipBackIcon: IconPath = "M12 6l-6.5 6 6.5 6zM20 6l-6.5 6 6.5 6z";
