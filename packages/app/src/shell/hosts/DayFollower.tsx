import { useEffect } from "react";
import { useServices } from "../../services/services.ts";
import { followDays } from "../../services/useDayInJapan.ts";

/** At midnight in Japan every answer is yesterday's: pages in view read theirs anew, others when they are opened. */
export function DayFollower() {
  const { queries } = useServices();
  useEffect(() => followDays(() => void queries.invalidateQueries()), [queries]);
  return null;
}
