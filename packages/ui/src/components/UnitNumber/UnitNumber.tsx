import { useIntl } from "react-intl";
import styled from "styled-components";
import { numberText } from "../../copy/number.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type UnitNumberProps = {
  /** null は記録なし。 */
  value: number | null;
  unit?: string;
  /** 小数の桁。測った値は1、数えた値は0。 */
  digits?: 0 | 1;
};

/** 数字と単位。数字は等幅、単位は小さい地の文の字。 */
export function UnitNumber({ value, unit, digits = 1 }: UnitNumberProps) {
  const { formatMessage } = useIntl();

  if (value === null) {
    return (
      <Figure>
        <b aria-hidden="true">–</b>
        <VisuallyHidden>{formatMessage(numberText.none)}</VisuallyHidden>
      </Figure>
    );
  }
  return (
    <Figure>
      <b>{decimal(value, digits)}</b>
      {unit && <small>{unit}</small>}
    </Figure>
  );
}

const Figure = styled.span`
  position: relative;
  white-space: nowrap;

  & > b {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
    line-height: ${token("lh-num-s")};
    font-feature-settings: "tnum", "lnum";
  }
  & > small {
    margin-inline-start: ${token("rule")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
`;
