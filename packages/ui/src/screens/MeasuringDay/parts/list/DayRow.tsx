import type { MeasuringDay } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../../components/Link/Link.tsx";
import { Status } from "../../../../components/Status/Status.tsx";
import { measuringDaysText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { fullDate } from "../../../../format/date.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { token } from "../../../../tokens/theme.ts";

/** ひとつの測定会。どこを押しても開く。`unsent`: この端末にある、送っていない入力の数。 */
export function DayRow({ day, unsent }: { day: MeasuringDay; unsent: number }) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <Words>
        <Name href={`/evaluation-result/measuring-day?day=${day.id}`}>{day.name}</Name>
        <Place>{[fullDate(day.date), day.place].filter(Boolean).join("・")}</Place>
      </Words>
      <State>
        {unsent > 0 && <Status tone="wait">{formatMessage(measuringValueText.unsent, { count: unsent })}</Status>}
        <Caption>{formatMessage(measuringValueText.filled, { count: day.filled })}</Caption>
        <Status tone={day.closed_at === null ? "invited" : "stopped"}>
          {formatMessage(day.closed_at === null ? measuringDaysText.open : measuringDaysText.closed)}
        </Status>
      </State>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Words = styled.div`
  flex: 1 1 ${token("cell-l")};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled(Link)`
  font-weight: ${token("fw-h3")};

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Place = styled(Caption)`
  display: block;
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
`;
