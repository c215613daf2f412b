import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchersText, pitchersWords } from "../../../../copy/events/teamEvent.ts";
import { shortDate } from "../../../../format/date.ts";
import { media, token } from "../../../../tokens/theme.ts";

/** 続けて投げた日。2日からはランプで目立たせる。 */
export function RunningDays({ days }: { days: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (days.length === 0) return formatMessage(pitchersText.notRunning);
  const words = formatMessage(pitchersWords.days, { count: days.length, days: days.map(shortDate).join("・") });
  if (days.length < warnedFrom) return words;
  return (
    <Warned>
      <Lamps aria-hidden="true">
        {Array.from({ length: lamps }, (_, at) => at).map((at) => (
          <i key={at} data-lit={at < days.length || undefined} />
        ))}
      </Lamps>
      {words}
    </Warned>
  );
}

const warnedFrom = 2;
const lamps = 3;

const Warned = styled.b`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  font-size: ${token("fs-small")};
`;

const Lamps = styled.span`
  display: inline-flex;
  gap: ${token("rule")};

  & > * {
    width: ${token("mark")};
    height: ${token("mark")};
    border: ${token("hairline")} solid ${token("warn-mark")};
    border-radius: ${token("r-full")};
  }
  & > [data-lit] {
    background: ${token("warn-mark")};
  }
  @media ${media.forcedColors} {
    & > [data-lit] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
