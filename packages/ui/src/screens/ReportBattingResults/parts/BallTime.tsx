import { useIntl } from "react-intl";
import styled from "styled-components";
import { reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { dayOf, shortDate, timeOf, weekday } from "../../../format/date.ts";
import { media, token } from "../../../tokens/theme.ts";

/** いつの一球か。「11/20（金）18:42」 */
export function BallTime({ datetime }: { datetime: number }) {
  const { formatMessage } = useIntl();
  const day = dayOf(datetime);

  return (
    <Time>
      {formatMessage(reportBattingValueText.moment, {
        day: shortDate(day),
        weekday: weekday(day),
        time: timeOf(datetime),
        b: (parts) => <Day key={String(parts)}>{parts}</Day>,
      })}
    </Time>
  );
}

const Time = styled.span`
  font-size: ${token("fs-small")};
  white-space: nowrap;

  @media ${media.mobile} {
    white-space: normal;
  }
`;

const Day = styled.b`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-l")};
  font-feature-settings: "tnum", "lnum";
`;
