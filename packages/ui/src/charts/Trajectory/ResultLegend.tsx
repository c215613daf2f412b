import type { BattingResultCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { SymbolMark } from "../../components/PitchLabel/SymbolMark.tsx";
import { ResultMark } from "../../components/ResultMark/ResultMark.tsx";
import { battedText } from "../../copy/charts/trajectory.ts";
import { LegendEntry, LegendList } from "../theme/legendStyle.ts";

export type ResultLegendProps = {
  /** 図にある結果。ないものは凡例にも出さない。 */
  results: readonly (BattingResultCode | null)[];
};

/** 打球の記号の読み方。 */
export function ResultLegend({ results }: ResultLegendProps) {
  const { formatMessage } = useIntl();

  return (
    <LegendList>
      {codes
        .filter((code) => results.includes(code))
        .map((code) => (
          <LegendEntry key={code}>
            <Result code={code} />
          </LegendEntry>
        ))}
      {results.includes(null) && (
        <LegendEntry>
          <SymbolMark symbol="ring" color="chart-9" />
          {formatMessage(battedText.noResult)}
        </LegendEntry>
      )}
    </LegendList>
  );
}

const codes = [3, 2, 1] as const satisfies readonly BattingResultCode[];

const Result = styled(ResultMark)`
  font-size: inherit;
  font-weight: inherit;
`;
