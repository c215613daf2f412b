import { useIntl } from "react-intl";
import styled from "styled-components";
import { rangeText } from "../../copy/charts/chartKinds.ts";
import { media, token } from "../../tokens/theme.ts";
import { LegendEntry, LegendList } from "../theme/legendStyle.ts";

export type RangeLegendProps = {
  /** 本人の呼び名。図に本人がいなければ null。 */
  ownName?: string | null | undefined;
};

/** 帯と線と印の読み方。 */
export function RangeLegend({ ownName }: RangeLegendProps) {
  const { formatMessage } = useIntl();

  return (
    <LegendList>
      {ownName !== null && (
        <LegendEntry>
          <Sample viewBox="0 0 14 16" aria-hidden="true">
            <path data-part="own" d="M1.5 1.5h11v7L7 14.5 1.5 8.5z" />
          </Sample>
          {ownName ?? formatMessage(rangeText.own)}
        </LegendEntry>
      )}
      <LegendEntry>
        <Sample viewBox="0 0 26 16" aria-hidden="true">
          <path data-part="line" d="M1 8H25M1 4v8M25 4v8" />
        </Sample>
        {formatMessage(rangeText.whole)}
      </LegendEntry>
      <LegendEntry>
        <Sample viewBox="0 0 26 16" aria-hidden="true">
          <rect x={1} y={2} width={24} height={12} rx={2} />
          <path data-part="median" d="M13 1v14" />
        </Sample>
        {formatMessage(rangeText.middleAndMedian)}
      </LegendEntry>
    </LegendList>
  );
}

const Sample = styled.svg`
  height: 1.2em;
  fill: ${token("chart-band")};
  stroke: ${token("line-strong")};

  & [data-part="own"] {
    fill: ${token("accent")};
    stroke: ${token("ink")};
    stroke-width: 1.5;
  }
  & [data-part="median"] {
    stroke: ${token("ink")};
    stroke-width: 2;
  }
  @media ${media.forcedColors} {
    &,
    & * {
      fill: Canvas;
      stroke: CanvasText;
    }
    & [data-part="own"] {
      fill: Highlight;
    }
  }
`;
