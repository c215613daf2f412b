import type { PitchingDays } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { pitchingSummaryText } from "../../../copy/analyzer/reportPitching.ts";
import { measureText } from "../../../copy/controls/measures.ts";

/** その日の最大。自己ベストなら、そう言う。 */
export function DayMax({ day: { max, verdict } }: { day: PitchingDays["rows"][number] }) {
  const { formatMessage } = useIntl();

  return (
    <>
      {verdict === "best" && <Tag tone="best">{formatMessage(measureText.best)}</Tag>}
      {verdict === "confirm" && <Tag tone="w">{formatMessage(pitchingSummaryText.confirm)}</Tag>}{" "}
      <UnitNumber value={max} />
    </>
  );
}
