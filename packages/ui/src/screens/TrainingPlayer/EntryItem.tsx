import type { TrainingEntry } from "@kyuseki/domain";
import { trainingMenus } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import { MenuMark } from "../../components/MenuMark/MenuMark.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { amountUnitText, menuGroupText, trainingMenuText, trainingText } from "../../copy/training.ts";
import { trainingPlayerValueText } from "../../copy/trainingPlayer.ts";

/** 一つのメニュー。何を、どれだけ、何分、どのくらいきつく。 */
export function EntryItem({ entry: { menu, amount, unit, minutes, rpe } }: { entry: TrainingEntry }) {
  const { formatMessage } = useIntl();
  const kind = trainingMenus[menu];
  const group = formatMessage(menuGroupText[kind]);

  return (
    <li>
      <MenuMark kind={kind} size="l" />
      <span>
        <b>{formatMessage(trainingMenuText[menu])}</b>
        <small>{rpe === null ? group : formatMessage(trainingPlayerValueText.effort, { group, rpe })}</small>
      </span>
      {amount !== null && (
        <UnitNumber
          value={amount}
          digits={Number.isInteger(amount) ? 0 : 1}
          size="m"
          {...(unit && { unit: formatMessage(amountUnitText[unit]) })}
        />
      )}
      {minutes !== null && <UnitNumber value={minutes} digits={0} unit={formatMessage(trainingText.minute)} />}
    </li>
  );
}
