import { pageSpan } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../../components/Accordion/Accordion.tsx";
import { Pagination } from "../../../../components/Pagination/Pagination.tsx";
import { hiddenStyle } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { csvCheckText, csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import { personText } from "../../../../copy/members/person.ts";
import type { CsvImportScreenProps } from "../csvImportProps.ts";
import { Outcome } from "./Outcome.tsx";
import type { ReasonGroup } from "./reasonGroups.ts";
import { Cell, Row, Table, Written } from "./reasonRowsStyle.ts";

type ReasonRowsProps = Pick<CsvImportScreenProps, "onLeaveRow"> & { group: ReasonGroup };

/** 理由が同じ行。多ければたたんでおき、開いてからページに分けて出す。 */
export function ReasonRows({ group: { reason, rows, count }, onLeaveRow }: ReasonRowsProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(count <= mostUnfolded);
  const [view, setView] = useState<{ page: number; size: 10 | 25 | 50 | 100 }>({ page: 1, size: 10 });
  const { first, last } = pageSpan(view.page, rows.length, view.size);
  const title = formatMessage(csvValueText.sameReason, { count, reason });

  return (
    <Accordion title={title} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && (
        <>
          <Table aria-label={title}>
            <Hidden>
              <tr>
                <th scope="col">{formatMessage(csvCheckText.row)}</th>
                <th scope="col">{formatMessage(personText.player)}</th>
                <th scope="col">{formatMessage(csvCheckText.written)}</th>
                <th scope="col">{formatMessage(csvCheckText.outcome)}</th>
              </tr>
            </Hidden>
            <tbody>
              {rows.slice(first - 1, last).map((row) => (
                <Row key={row.id}>
                  <Cell as="th" scope="row">
                    {formatMessage(csvValueText.header, { line: row.row })}
                  </Cell>
                  <Cell data-part="player">{row.player || formatMessage(csvCheckText.nobody)}</Cell>
                  <Cell data-part="written">
                    {row.about === "value" && (
                      <>
                        {row.column ?? formatMessage(csvCheckText.noColumn)}
                        <Written data-tone={row.outcome === "refused" ? "danger" : "warn"}>
                          {row.text || formatMessage(csvCheckText.blank)}
                        </Written>
                      </>
                    )}
                  </Cell>
                  <Cell data-part="outcome">
                    <Outcome row={row} onLeaveRow={onLeaveRow} />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
          {rows.length > view.size && (
            <Pagination
              total={rows.length}
              page={view.page}
              size={view.size}
              onChange={(change) => setView({ ...view, ...change })}
            />
          )}
        </>
      )}
    </Accordion>
  );
}

/** More rows are folded away. */
const mostUnfolded = 5;

const Hidden = styled.thead`
  ${hiddenStyle}
`;
