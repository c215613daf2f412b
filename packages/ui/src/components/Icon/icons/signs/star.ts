import type { IconPath } from "../../Icon.tsx";

export const starIcon: IconPath = "M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.7l6.1-.9z";
