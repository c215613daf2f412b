import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { openItemsValueText, unreachedText } from "../../../copy/notices/openItems.ts";
import type { OpenRow } from "./openRows.ts";
import { type OpenActions, useOpenCells } from "./useOpenCells.tsx";

type UnreachedPanelProps = { rows: readonly OpenRow[]; today: string; actions: OpenActions };

/** メールが届かない人と、その理由。 */
export function UnreachedPanel({ rows, today, actions }: UnreachedPanelProps) {
  const { formatMessage } = useIntl();
  const cells = useOpenCells(today, actions);
  const unreached = rows.flatMap((row) => (row.player.reach === "mail" ? [] : { row, reach: row.player.reach }));
  if (unreached.length === 0) return null;

  return (
    <Panel flush title={formatMessage(openItemsValueText.withoutAddress, { count: unreached.length })}>
      <ul>
        {unreached.map(({ row, reach }) => (
          <PanelRow key={row.player.member_id}>
            <PersonCell name={row.name} detail={formatMessage(unreachedText[reach])} />
            <End>{cells.action(row)}</End>
          </PanelRow>
        ))}
      </ul>
    </Panel>
  );
}

const End = styled.span`
  margin-inline-start: auto;
`;
