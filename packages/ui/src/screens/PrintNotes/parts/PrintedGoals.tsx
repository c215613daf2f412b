import { goalCellAt, goalCellOfGrid, type StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalDoneOn } from "../../../components/NineGrid/goalDoneOn.ts";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { printNotesText, printNotesValueText } from "../../../copy/notes/printNotes.ts";
import { shortDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

/** 81マスの紙。できたマスは、日を添えて太い枠にする。 */
export function PrintedGoals({ goals: { sheet, measured } }: { goals: StoredGoalSheet }) {
  const { formatMessage } = useIntl();
  return (
    <PrintSection title={formatMessage(printNotesText.goals)}>
      <Grid>
        <tbody>
          {places.map((row) => (
            <tr key={row}>
              {places.map((column) => {
                const cell = goalCellOfGrid(row, column);
                const { text } = goalCellAt(sheet, cell);
                const day = goalDoneOn(sheet, measured, cell);
                return (
                  <Cell
                    key={column}
                    data-head={cell % 10 === 0 || undefined}
                    data-done={day !== null || undefined}
                    data-below={row % 3 === 2 || undefined}
                    data-after={column % 3 === 2 || undefined}
                    data-top={row === 0 || undefined}
                    data-first={column === 0 || undefined}
                  >
                    {day === null ? text : formatMessage(printNotesValueText.done, { text, day: shortDate(day) })}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </PrintSection>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const Grid = styled.table`
  table-layout: fixed;
`;

/** A thick line around each block of three by three. */
const Cell = styled.td`
  && {
    height: ${token("row-s")};
    padding: ${token("rule")};
    border: ${token("hairline")} solid;
    font-size: ${token("mark-l")};
    line-height: ${token("lh-caption")};
    text-align: center;
    overflow-wrap: anywhere;
  }
  &&[data-head] {
    font-weight: ${token("fw-h3")};
  }
  &&[data-done] {
    outline: ${token("rule")} solid;
    outline-offset: calc(-1 * ${token("edge")});
  }
  &&[data-below] {
    border-block-end-width: ${token("edge")};
  }
  &&[data-after] {
    border-inline-end-width: ${token("edge")};
  }
  &&[data-top] {
    border-block-start-width: ${token("edge")};
  }
  &&[data-first] {
    border-inline-start-width: ${token("edge")};
  }
`;
