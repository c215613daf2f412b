import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { slashDate } from "../../../format/date.ts";

/** 最後に測った日。測っていなければ「–」。 */
export function LastMeasured({ day }: { day: string | null }) {
  return day === null ? <UnitNumber value={null} /> : <time dateTime={day}>{slashDate(day)}</time>;
}
