import { useIntl } from "react-intl";
import styled from "styled-components";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { pitchMarks } from "../../../components/PitchLabel/pitchMarks.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { unitText } from "../../../copy/controls/units.ts";
import { token } from "../../../tokens/theme.ts";
import type { ThrownPitch } from "./thrownPitch.ts";

/** 全体に占める割合を、棒と数で。 */
export function PitchShare({ pitch: { code, share, most } }: { pitch: ThrownPitch }) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <Meter value={share} max={most} tone={pitchMarks[code].color} />
      <UnitNumber value={share} unit={formatMessage(unitText.percent)} digits={0} />
    </Row>
  );
}

const Row = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(${token("sp-8")} + ${token("sp-1")});
  align-items: center;
  gap: ${token("sp-2")};
  min-width: ${token("cell-s")};

  & > :last-child {
    text-align: end;
  }
`;
