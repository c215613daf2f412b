import type { EventMoment } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { attendanceText } from "../../../copy/events/attendance.ts";
import { momentOf, timeOf } from "../../../format/date.ts";
import { figures, media, token } from "../../../tokens/theme.ts";

type EventTimesProps = { moments: readonly EventMoment[]; coming: { value: number; unit: string } };

/** 一列に入りきらない、その日の流れ。左から右、上から下へ二つずつ。 */
export function EventTimes({ moments, coming }: EventTimesProps) {
  const { formatMessage } = useIntl();

  return (
    <Times>
      {moments.map(({ time, label, main }) => {
        const mark = main ? "now" : undefined;
        return (
          <Slot key={`${time} ${label}`} data-mark={mark}>
            <Word data-mark={mark}>{label}</Word>
            <Figure>{timeOf(momentOf(time))}</Figure>
          </Slot>
        );
      })}
      <Slot data-mark="total">
        <Word>{formatMessage(attendanceText.coming)}</Word>
        <Figure data-mark="total">
          {coming.value}
          <Unit>{coming.unit}</Unit>
        </Figure>
      </Slot>
    </Times>
  );
}

/** With large text the times stand one below the other. */
const Times = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(40%, min(100%, 3 * ${token("row-s")})), 1fr));
  gap: ${token("hairline")};
  border-block-start: ${token("hairline")} solid ${token("board-line")};
`;

/** Outlines meet in the gaps, so that one line separates two times. */
const Slot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token("sp-2")};
  min-width: 0;
  min-height: ${token("row-s")};
  padding: ${token("sp-1")} ${token("sp-3")};
  outline: ${token("hairline")} solid ${token("board-line")};

  &:last-child {
    grid-column-end: -1;
  }
  &:last-child:nth-child(odd) {
    grid-column-start: 1;
  }
  &[data-mark="now"] {
    background: ${token("board-3")};
  }
  &[data-mark="total"] {
    background: ${token("board-2")};
  }
  @media ${media.forcedColors} {
    &[data-mark="now"] {
      outline: ${token("rule")} solid Highlight;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;

const Word = styled.dt`
  min-width: 0;
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
  line-height: ${token("lh-label")};
  overflow-wrap: anywhere;

  &[data-mark="now"] {
    color: ${token("board-lamp")};
    font-weight: ${token("fw-h3")};
  }
`;

const Figure = styled.dd`
  margin-inline-start: auto;
  ${figures}
  font-size: ${token("fs-num-m")};
  font-weight: ${token("fw-num-m")};
  line-height: 1;
  white-space: nowrap;

  &[data-mark="total"] {
    color: ${token("board-lamp")};
    font-weight: ${token("fw-num-2xl")};
  }
`;

const Unit = styled.small`
  color: ${token("board-ink-2")};
  font-family: ${token("font-sans")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
