import { useIntl } from "react-intl";
import styled from "styled-components";
import { familyText, familyValueText } from "../../../../copy/notices/family.ts";
import { token } from "../../../../tokens/theme.ts";
import { deadlineParts } from "../familyMoment.ts";

type DeadlineProps = { moment: string; nowS: number };

/** いつまでに返事をするか。 */
export function Deadline({ moment, nowS }: DeadlineProps) {
  const { formatMessage } = useIntl();
  const { day, time, isOver } = deadlineParts(moment, nowS);
  const words =
    day === null
      ? formatMessage(familyValueText.dueToday, { time })
      : formatMessage(familyValueText.due, { day, time });

  return (
    <Words>
      {words}
      {isOver && (
        <Over>
          {formatMessage(familyText.over)}
          {formatMessage(familyText.overHelp)}
        </Over>
      )}
    </Words>
  );
}

const Words = styled.span`
  margin-inline-start: auto;
  color: ${token("warn")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
`;

const Over = styled.span`
  display: block;
  font-weight: ${token("fw-small")};
`;
