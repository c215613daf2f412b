import type { TrainingEntry } from "@kyuseki/domain";
import { trainingMenus } from "@kyuseki/domain/training";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { MenuMark } from "../../../components/MenuMark/MenuMark.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { amountUnitText, menuGroupText, trainingMenuText, trainingText } from "../../../copy/practice/training.ts";
import { trainingPlayerValueText } from "../../../copy/practice/trainingPlayer.ts";
import { trainingRecordText } from "../../../copy/practice/trainingRecord.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

type EntryItemProps = {
  entry: Omit<TrainingEntry, "id" | "memo">;
  action?: ReactNode;
};

/** 一つのメニュー。何を、どれだけ、何分、どのくらいきつく。選手でなく指導者が記入したか。 */
export function EntryItem({ entry, action }: EntryItemProps) {
  const { formatMessage } = useIntl();
  const { menu, amount, unit, minutes, rpe, entered_by } = entry;
  const kind = trainingMenus[menu];
  const group = formatMessage(menuGroupText[kind]);

  return (
    <Entry>
      <MenuMark kind={kind} size="l" />
      <Words>
        <Name>{formatMessage(entryName(entry))}</Name>
        <Caption>{rpe === null ? group : formatMessage(trainingPlayerValueText.effort, { group, rpe })}</Caption>
        {entered_by && (
          <Caption>
            <Tag tone="i">{formatMessage(trainingRecordText.byCoach)}</Tag> {entered_by.name}
          </Caption>
        )}
      </Words>
      {amount !== null && (
        <UnitNumber
          value={amount}
          digits={Number.isInteger(amount) ? 0 : 1}
          size="m"
          {...(unit && { unit: formatMessage(amountUnitText[unit]) })}
        />
      )}
      {minutes !== null && <UnitNumber value={minutes} digits={0} unit={formatMessage(trainingText.minute)} />}
      {action}
    </Entry>
  );
}

/** What a coach recorded of pain alone has no menu. */
export const entryName = ({ menu, minutes, entered_by }: Pick<TrainingEntry, "menu" | "minutes" | "entered_by">) =>
  entered_by && minutes === null ? trainingRecordText.onlyPain : trainingMenuText[menu];

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-3")};
  padding-block: ${token("sp-2")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & > :nth-child(n + 3) {
    min-width: ${token("sp-9")};
    text-align: end;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.b`
  font-weight: ${token("fw-label")};
`;
