import { useIntl } from "react-intl";
import styled from "styled-components";
import { menuText } from "../../copy/practice/trainingMenu.ts";
import { token } from "../../tokens/theme.ts";
import { type MenuKind, MenuMark, type MenuMarkSize } from "../MenuMark/MenuMark.tsx";

type MonthLegendProps = { kinds: readonly MenuKind[]; size: MenuMarkSize };

/** 練習の種類の見方。 */
export function MonthLegend({ kinds, size }: MonthLegendProps) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      {kinds.map((kind) => (
        <Kind key={kind}>
          <MenuMark kind={kind} size={size} />
          {formatMessage(menuText[kind])}
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
