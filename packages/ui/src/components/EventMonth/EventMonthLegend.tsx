import { useIntl } from "react-intl";
import styled from "styled-components";
import { eventKindText } from "../../copy/events/event.ts";
import { eventListText } from "../../copy/events/eventList.ts";
import { token } from "../../tokens/theme.ts";
import { chipPaint, chipPaints } from "./chipKind.ts";

/** 暦の色の見方。 */
export function EventMonthLegend() {
  const { formatMessage } = useIntl();
  const words = {
    game: eventKindText.game,
    practice: eventKindText.practice,
    other: eventListText.otherKinds,
    provider: eventListText.providerKind,
  };
  return (
    <Row>
      {chipPaints.map((kind) => (
        <Kind key={kind}>
          <Swatch data-kind={kind} />
          {formatMessage(words[kind])}
        </Kind>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

const Kind = styled.li`
  display: flex;
  align-items: center;
  gap: calc(${token("sp-3")} / 2);
`;

const Swatch = styled.i`
  width: ${token("icon-s")};
  height: ${token("icon-s")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-xs")};
  forced-color-adjust: none;

  ${chipPaints.map((kind) => `&[data-kind="${kind}"] { ${chipPaint[kind]} }`).join("\n")}
`;
