import type { Period } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import type { CardParts } from "../../../components/DataTable/parts/tableFeatures.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { periodBeforeText } from "../../../copy/controls/period.ts";
import { statPanelText } from "../../../copy/controls/statPanel.ts";
import { trainingColumnText } from "../../../copy/practice/trainingReport.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { LastRecord } from "./LastRecord.tsx";
import { PlayerCard } from "./PlayerCard.tsx";
import { RateBar } from "./RateBar.tsx";
import { Recent } from "./Recent.tsx";
import type { TrainingRow } from "./trainingRows.ts";

export type TrainingCardProps = { row: TrainingRow; parts: CardParts; today: string; goal: number; period: Period };

/** スマートフォンでの一人分。実施率と最近の日。 */
export function TrainingCard({ row, parts, today, goal, period }: TrainingCardProps) {
  const { formatMessage } = useIntl();
  const { member, rate, rateBefore } = row;

  return (
    <PlayerCard
      row={row}
      parts={parts}
      bar={
        <Stack gap="s">
          <RateBar rate={rate} goal={goal} />
          <Recent member={member} today={today} size="wide" />
        </Stack>
      }
      facts={[
        {
          label: formatMessage(periodBeforeText[period]),
          value: <UnitNumber value={rateBefore} unit="%" digits={0} />,
        },
        {
          label: formatMessage(trainingColumnText.streak),
          value: <UnitNumber value={member.streak} unit={formatMessage(statPanelText.day)} digits={0} />,
        },
        { label: formatMessage(trainingColumnText.last), value: <LastRecord row={row} /> },
      ]}
    />
  );
}
