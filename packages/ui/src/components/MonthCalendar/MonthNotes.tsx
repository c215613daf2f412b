import { useIntl } from "react-intl";
import styled from "styled-components";
import { monthText } from "../../copy/controls/month.ts";
import { numberText } from "../../copy/controls/number.ts";
import { token } from "../../tokens/theme.ts";
import { painStyle } from "./painStyle.ts";

/** 暦の下の、印の見方。 */
export function MonthNotes() {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <Note>
        <Pain>3</Pain>
        {formatMessage(monthText.pain)}
      </Note>
      <Note>
        <Dash />
        {formatMessage(numberText.none)}
      </Note>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-4")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

const Note = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: calc(${token("sp-3")} / 2);
`;

const Pain = styled.b`
  ${painStyle}
`;

const Dash = styled.i`
  width: ${token("sp-3")};
  border-block-start: ${token("rule")} solid ${token("line-strong")};
`;
