import type { BattingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { printReportText, printReportValueText } from "../../../copy/analyzer/printReport.ts";
import { battingTypeText } from "../../../copy/controls/measures.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";

/** 同じ球でのティー、トス、実打。混ぜずに並べる。 */
export function PrintedTypes({ types, ball }: Pick<BattingSummary, "types" | "ball">) {
  const { formatMessage } = useIntl();
  const { ballWord } = useBattingWords();
  const written = (value: number | null) => (value === null ? "" : decimal(value, 1));

  return (
    <PrintSection
      title={formatMessage(printReportText.types)}
      caption={formatMessage(printReportValueText.typesNote, { ball: ballWord(ball) })}
    >
      {types.length === 0 ? (
        <p>{formatMessage(printReportText.none)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(["type", "balls", "mean", "max", "angle"] as const).map((column) => (
                <Cell key={column} as="th" scope="col">
                  {formatMessage(printReportText[column])}
                </Cell>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map(({ batting_type, count, mean, max, mean_angle }) => (
              <tr key={batting_type}>
                <Cell as="th" scope="row">
                  {formatMessage(batting_type === null ? printReportText.unsaid : battingTypeText[batting_type])}
                </Cell>
                <Cell>{decimal(count, 0)}</Cell>
                <Cell>{written(mean)}</Cell>
                <Cell>{written(max)}</Cell>
                <Cell>{written(mean_angle)}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PrintSection>
  );
}

const Cell = styled.td`
  padding: ${token("sp-1")} 0;
  border-block-end: ${token("hairline")} solid ${token("line-2")};
  text-align: end;

  &:first-child {
    text-align: start;
  }
  &:is(td) {
    font-family: ${token("font-num")};
    font-size: ${token("fs-body-lg")};
  }
`;
