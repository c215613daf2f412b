import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { bodyGrowthText, bodyGrowthValueText } from "../../copy/members/bodyGrowth.ts";
import { slashDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import type { BodySizes } from "./growth.ts";

export type BodyRecordsProps = { history: BodySizes };

/** からだの記録のすべて。新しいものから。題を押すと開く。 */
export function BodyRecords({ history }: BodyRecordsProps) {
  const { formatMessage } = useIntl();
  const newestFirst = [...history].sort((a, b) => b.date.localeCompare(a.date));
  const head = (name: "height" | "weight", unit: string) =>
    formatMessage(bodyGrowthValueText.headWithUnit, { name: formatMessage(bodyGrowthText[name]), unit });

  return (
    <Frame>
      <Accordion title={formatMessage(bodyGrowthValueText.recordsOf, { count: history.length })}>
        <Table aria-label={formatMessage(bodyGrowthText.records)}>
          <thead>
            <tr>
              <th data-part="cell" scope="col">
                {formatMessage(bodyGrowthText.date)}
              </th>
              <th data-part="cell" scope="col">
                {head("height", "cm")}
              </th>
              <th data-part="cell" scope="col">
                {head("weight", "kg")}
              </th>
            </tr>
          </thead>
          <Rows>
            {newestFirst.map(({ date, height, weight }) => (
              <tr key={date}>
                <th data-part="cell" scope="row">
                  {slashDate(date)}
                </th>
                <td data-part="cell">
                  <UnitNumber value={height} />
                </td>
                <td data-part="cell">
                  <UnitNumber value={weight} />
                </td>
              </tr>
            ))}
          </Rows>
        </Table>
      </Accordion>
    </Frame>
  );
}

const Frame = styled.div`
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};

  & [data-part="cell"] {
    padding: ${token("sp-2")} 0;
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-weight: ${token("fw-body")};
    text-align: end;
  }
  & [scope="col"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="cell"]:first-child {
    text-align: start;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
`;

const Rows = styled.tbody`
  & > :last-child > * {
    border: 0;
  }
`;
