import { menuGroups } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import type { CardParts } from "../../../components/DataTable/parts/tableFeatures.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { statPanelText } from "../../../copy/controls/statPanel.ts";
import { menuGroupText, trainingText } from "../../../copy/practice/training.ts";
import { trainingColumnText } from "../../../copy/practice/trainingReport.ts";
import { GroupAmount } from "./GroupAmount.tsx";
import { PlayerCard } from "./PlayerCard.tsx";
import type { TrainingRow } from "./trainingRows.ts";

/** スマートフォンでの一人分。日数・時間・負荷と、記録のある種類の量。 */
export function AmountCard({ row, parts }: { row: TrainingRow; parts: CardParts }) {
  const { member } = row;
  const { formatMessage } = useIntl();
  const groups = menuGroups.filter((group) => member.amounts[group] !== undefined);
  const fact = (id: "days" | "minutes" | "load", unit?: string) => ({
    label: formatMessage(trainingColumnText[id]),
    value: <UnitNumber value={member[id]} digits={0} {...(unit && { unit })} />,
  });

  return (
    <PlayerCard
      row={row}
      parts={parts}
      bar={
        groups.length > 0 && (
          <dl data-part="groups">
            {groups.map((group) => (
              <div key={group} data-part="group">
                <dt data-part="group-name">{formatMessage(menuGroupText[group])}</dt>
                <dd>
                  <GroupAmount member={member} group={group} />
                </dd>
              </div>
            ))}
          </dl>
        )
      }
      facts={[
        fact("days", formatMessage(statPanelText.day)),
        fact("minutes", formatMessage(trainingText.minute)),
        fact("load"),
      ]}
    />
  );
}
