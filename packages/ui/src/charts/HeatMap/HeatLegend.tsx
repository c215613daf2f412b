import { useIntl } from "react-intl";
import styled from "styled-components";
import { heatValueText } from "../../copy/charts/heat.ts";
import { token } from "../../tokens/theme.ts";
import { type HeatThresholds, heatColors } from "./heatLevel.ts";
import { heatLook } from "./heatLook.ts";

export type HeatLegendProps = { thresholds: HeatThresholds; unit: string };

/** 色の段の読み方。 */
export function HeatLegend({ thresholds, unit }: HeatLegendProps) {
  const { formatMessage } = useIntl();
  const [lowest, , , highest] = thresholds;

  return (
    <Row>
      {formatMessage(heatValueText.below, { limit: lowest, unit })}
      <Steps aria-hidden="true">
        {heatColors.map((color, level) => (
          <i key={color} data-heat={level} />
        ))}
      </Steps>
      {formatMessage(heatValueText.reached, { limit: highest, unit })}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  white-space: nowrap;
`;

const Steps = styled.span`
  ${heatLook}
  display: inline-flex;
  gap: ${token("rule")};

  & > [data-heat] {
    width: 1.1em;
    height: 1em;
    border: ${token("hairline")} solid var(--heat-edge);
    border-radius: ${token("r-xs")};
    background: var(--heat);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;
