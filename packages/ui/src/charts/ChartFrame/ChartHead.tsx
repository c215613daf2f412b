import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { chartText } from "../../copy/chart.ts";
import { token } from "../../tokens/theme.ts";

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
      <span>
        {title && <h3>{title}</h3>}
        {unit && <small>{unit}</small>}
      </span>
      {legend && <div>{legend}</div>}
      {other && (
        <Button
          variant="ghost"
          size="s"
          icon={other === "table" ? "table" : "chart"}
          aria-keyshortcuts="T"
          onClick={() => onSwitch(other)}
        >
          {formatMessage(other === "table" ? chartText.showTable : chartText.showChart)}
        </Button>
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

  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token("sp-3")};
    margin-inline-end: auto;
  }
  & small {
    color: ${token("chart-label")};
    font-size: ${token("fs-caption")};
  }
  /* In a narrow place the legend has a line of its own. */
  @container (max-width: 28rem) {
    & > div {
      order: 1;
      flex-basis: 100%;
    }
  }
  [data-print] & > button {
    display: none;
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;
