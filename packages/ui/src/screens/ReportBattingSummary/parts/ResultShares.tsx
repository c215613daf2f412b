import { type BattingFigures, battingResults } from "@kyuseki/domain";
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ResultMark } from "../../../components/ResultMark/ResultMark.tsx";
import { resultMarks } from "../../../components/ResultMark/resultMarks.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import { token } from "../../../tokens/theme.ts";

export type ResultSharesProps = {
  /** どの打撃の結果か。「実打」。 */
  type: string;
  results: BattingFigures["results"];
};

/** アウト・ヒット・ホームランの数と、その割合の帯。 */
export function ResultShares({ type, results }: ResultSharesProps) {
  const { formatMessage } = useIntl();
  const isKnown = codes.some((code) => results[battingResults[code]] > 0);

  return (
    <Shares>
      <Title>{formatMessage(reportBattingValueText.resultsOf, { type })}</Title>
      {isKnown ? (
        <>
          <Bar aria-hidden="true">
            {codes.map((code) => (
              <Share key={code} data-code={code} style={shareOf(results[battingResults[code]])} />
            ))}
          </Bar>
          <Counts>
            {codes.map((code) => (
              <Count key={code}>
                <ResultMark code={code} />
                <UnitNumber
                  value={results[battingResults[code]]}
                  digits={0}
                  unit={formatMessage(reportBattingText.balls)}
                  size="m"
                />
              </Count>
            ))}
          </Counts>
        </>
      ) : (
        <Nothing>{formatMessage(reportBattingText.noResults)}</Nothing>
      )}
    </Shares>
  );
}

const codes = [1, 2, 3] as const;
const shareOf = (count: number): CSSProperties => ({ flexGrow: count });

const Shares = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Title = styled.h3`
  font-size: ${token("fs-label")};
`;

const Nothing = styled.p`
  color: ${token("ink-2")};
`;

const Bar = styled.div`
  display: flex;
  gap: ${token("rule")};
  height: ${token("sp-3")};
  forced-color-adjust: none;
`;

const Share = styled.i`
  flex-basis: 0;

  ${codes.map((code) => `&[data-code="${code}"] { background: ${token(resultMarks[code].color)}; }`).join("\n")}
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")} ${token("sp-5")};
`;

const Count = styled.li`
  display: grid;
`;
