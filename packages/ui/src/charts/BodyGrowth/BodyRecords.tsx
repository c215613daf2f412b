import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { bodyGrowthText, bodyGrowthValueText } from "../../copy/bodyGrowth.ts";
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
        <table aria-label={formatMessage(bodyGrowthText.records)}>
          <thead>
            <tr>
              <th scope="col">{formatMessage(bodyGrowthText.date)}</th>
              <th scope="col">{head("height", "cm")}</th>
              <th scope="col">{head("weight", "kg")}</th>
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ date, height, weight }) => (
              <tr key={date}>
                <th scope="row">{slashDate(date)}</th>
                <td>
                  <UnitNumber value={height} />
                </td>
                <td>
                  <UnitNumber value={weight} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Accordion>
    </Frame>
  );
}

const Frame = styled.div`
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};

  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${token("sp-2")} 0;
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-weight: ${token("fw-body")};
    text-align: end;
  }
  & thead th {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & th:first-child {
    text-align: start;
  }
  & tbody tr:last-child > * {
    border: 0;
  }
`;
