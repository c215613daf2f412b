import type { BattingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PrintSection } from "../../components/PrintSheet/PrintSection.tsx";
import { battingTypeText } from "../../copy/evaluation.ts";
import { printReportText } from "../../copy/printReport.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";

/** ティー、トス、実打。混ぜずに並べる。 */
export function PrintedTypes({ types }: Pick<BattingSummary, "types">) {
  const { formatMessage } = useIntl();
  const written = (value: number | null) => (value === null ? "" : decimal(value, 1));

  return (
    <PrintSection title={formatMessage(printReportText.types)} caption="km/h・°">
      {types.length === 0 ? (
        <p>{formatMessage(printReportText.none)}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              {(["type", "balls", "mean", "max", "angle"] as const).map((column) => (
                <th key={column} scope="col">
                  {formatMessage(printReportText[column])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map(({ batting_type, count, mean, max, mean_angle }) => (
              <tr key={batting_type}>
                <th scope="row">
                  {formatMessage(batting_type === null ? printReportText.unsaid : battingTypeText[batting_type])}
                </th>
                <td>{decimal(count, 0)}</td>
                <td>{written(mean)}</td>
                <td>{written(max)}</td>
                <td>{written(mean_angle)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PrintSection>
  );
}

const Table = styled.table`
  & :is(th, td) {
    padding: ${token("sp-1")} 0;
    border-block-end: ${token("hairline")} solid ${token("line-2")};
    text-align: end;
  }
  & tr > :first-child {
    text-align: start;
  }
  & td {
    font-family: ${token("font-num")};
    font-size: ${token("fs-body-lg")};
  }
`;
