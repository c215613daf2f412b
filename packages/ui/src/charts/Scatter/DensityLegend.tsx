import { useIntl } from "react-intl";
import styled from "styled-components";
import { symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { scatterText, scatterValueText } from "../../copy/charts/density.ts";
import { token } from "../../tokens/theme.ts";
import { LegendEntry, LegendList } from "../theme/legendStyle.ts";
import { densitySteps } from "./densityCells.ts";
import { cellRadius } from "./densityLook.ts";

/** ひとつの記号が何球か。 */
export function DensityLegend() {
  const { formatMessage } = useIntl();
  return (
    <LegendList aria-label={formatMessage(scatterText.density)}>
      {densitySteps.map((from, step) => {
        const next = densitySteps[step + 1];
        const to = next === undefined ? null : next - 1;
        return (
          <LegendEntry key={from}>
            <Dot viewBox="-6 -6 12 12" aria-hidden="true">
              <path d={symbolPath("circle", cellRadius(step))} />
            </Dot>
            {to === null && formatMessage(scatterValueText.from, { from })}
            {to === from && formatMessage(scatterValueText.one, { from })}
            {to !== null && to > from && formatMessage(scatterValueText.between, { from, to })}
          </LegendEntry>
        );
      })}
    </LegendList>
  );
}

const Dot = styled.svg`
  width: ${token("sp-3")};
  height: ${token("sp-3")};
  fill: ${token("ink-2")};
`;
