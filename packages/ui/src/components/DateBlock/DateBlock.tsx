import { useIntl } from "react-intl";
import styled from "styled-components";
import { eventValueText } from "../../copy/events/event.ts";
import { longDate, weekday } from "../../format/date.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type DateBlockProps = {
  /** 「2026-11-23」。 */
  day: string;
  /** 次の行事。日の数字が光る。 */
  isNext?: boolean;
};

/** 行事の日。曜日と日の数字を、板の色で示す。 */
export function DateBlock({ day, isNext = false }: DateBlockProps) {
  const { formatMessage } = useIntl();
  return (
    <Plate data-next={isNext || undefined}>
      <VisuallyHidden>{longDate(day)}</VisuallyHidden>
      <small data-part="weekday" aria-hidden="true">
        {formatMessage(eventValueText.weekday, { day: weekday(day) })}
      </small>
      <b data-part="date" aria-hidden="true">
        {Number(day.slice(-2))}
      </b>
    </Plate>
  );
}

const Plate = styled.span`
  position: relative;
  display: block;
  flex: none;
  width: ${token("sp-9")};
  padding: calc(${token("sp-3")} / 2) 0;
  border-radius: ${token("r-s")};
  background: ${token("board")};
  color: ${token("board-ink")};
  text-align: center;
  line-height: 1;

  & > [data-part="weekday"] {
    display: block;
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
  }
  & > [data-part="date"] {
    display: block;
    margin-block-start: ${token("rule")};
    ${figures}
    font-size: ${token("fs-num-l")};
    font-weight: ${token("fw-num-l")};
  }
  &[data-next] > [data-part="date"] {
    color: ${token("board-lamp")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;
