import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { chartIcon, tableIcon } from "../../components/Icon/icons.ts";
import { chartText } from "../../copy/charts/chart.ts";
import { container, token } from "../../tokens/theme.ts";

export type ChartView = "chart" | "table";
export type ChartHeadProps = {
  title?: string | undefined;
  unit?: string | undefined;
  legend?: ReactNode;
  /** 切り替える先。切り替えられないときは、ない。 */
  other?: ChartView | undefined;
  onSwitch: (view: ChartView) => void;
};

/** 図の上の一行。見出し、縦軸の単位、凡例、表への切り替え。 */
export function ChartHead({ title, unit, legend, other, onSwitch }: ChartHeadProps) {
  const { formatMessage } = useIntl();

  return (
    <Head>
      <Words>
        {title && <h3>{title}</h3>}
        {unit && <Unit>{unit}</Unit>}
      </Words>
      {legend && <Legend>{legend}</Legend>}
      {other && (
        <Switch
          variant="ghost"
          size="s"
          icon={other === "table" ? tableIcon : chartIcon}
          aria-keyshortcuts="T"
          onClick={() => onSwitch(other)}
        >
          {formatMessage(other === "table" ? chartText.showTable : chartText.showChart)}
        </Switch>
      )}
    </Head>
  );
}

const Head = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token("sp-3")};
  min-height: ${token("control-s")};
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-3")};
  margin-inline-end: auto;
`;

const Unit = styled.small`
  color: ${token("chart-label")};
  font-size: ${token("fs-caption")};
`;

/** In a narrow frame the legend has a line of its own. */
const Legend = styled.div`
  @container ${container.s} {
    order: 1;
    flex-basis: 100%;
  }
`;

const Switch = styled(Button)`
  [data-print] & {
    display: none;
  }
  @media print {
    display: none;
  }
`;
