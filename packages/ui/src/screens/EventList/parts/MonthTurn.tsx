import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { headingText } from "../../../copy/controls/heading.ts";
import { monthText } from "../../../copy/controls/month.ts";
import { addMonths, monthTitle } from "../../../format/calendar.ts";
import { monthOf } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

type MonthTurnProps = {
  month: string;
  today: string;
  /** null: 今月。 */
  onChange: (month: string | null) => void;
};

/** 月を送る。 */
export function MonthTurn({ month, today, onChange }: MonthTurnProps) {
  const { formatMessage } = useIntl();
  const now = monthOf(today);
  const go = (next: string) => onChange(next === now ? null : next);

  return (
    <Row>
      <IconButton
        icon={chevronLeftIcon}
        label={formatMessage(monthText.previous)}
        disabled={month <= addMonths(now, -reachMonths)}
        onClick={() => go(addMonths(month, -1))}
      />
      <Title aria-live="polite">{monthTitle(month)}</Title>
      <IconButton
        icon={chevronRightIcon}
        label={formatMessage(monthText.next)}
        disabled={month >= addMonths(now, reachMonths)}
        onClick={() => go(addMonths(month, 1))}
      />
      <Button disabled={month === now} onClick={() => onChange(null)}>
        {formatMessage(headingText.today)}
      </Button>
    </Row>
  );
}

/** Events lie at most two years ahead (`eventLimits.aheadDays`). */
const reachMonths = 25;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
`;

const Title = styled.h2`
  min-width: ${token("cell-s")};
  text-align: center;
  white-space: nowrap;
`;
