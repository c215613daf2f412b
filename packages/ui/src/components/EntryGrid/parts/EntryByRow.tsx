import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryValueText } from "../../../copy/controls/entry.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { IconButton } from "../../IconButton/IconButton.tsx";
import { countRow } from "./countEntries.ts";
import { EntryField } from "./EntryField.tsx";
import { nameOf } from "./entry.ts";
import type { EntryFormProps } from "./entryGridProps.ts";
import { EntryPanel, EntryRow, PanelHead, PanelStatus } from "./entryRowStyle.ts";

/** スマートフォンで、一行ぶんの項目をひとまとまりの入力欄にする。 */
export function EntryByRow(props: EntryFormProps) {
  const { label, rows, columns, values, checkOf, status, onRemove } = props;
  const { formatMessage } = useIntl();

  return (
    <EntryPanel>
      {status && (
        <PanelHead>
          <PanelStatus>{status}</PanelStatus>
        </PanelHead>
      )}
      <ul aria-label={label}>
        {rows.map((row, index) => {
          const { error, ask } = countRow(row, columns, values, checkOf);
          return (
            <EntryRow key={row.id} data-state={error > 0 ? "error" : ask > 0 ? "ask" : undefined}>
              <b>{nameOf(row)}</b>
              {row.detail && <Caption>{row.detail}</Caption>}
              {onRemove && (
                <Remove
                  icon="close"
                  label={formatMessage(entryValueText.remove, { row: nameOf(row) })}
                  onClick={() => onRemove(row.id)}
                />
              )}
              <Fields>
                {columns.map((column, at) => (
                  <div key={column.id} data-size={column.size ?? "m"}>
                    <Caption aria-hidden="true">{column.label}</Caption>
                    <EntryField form={props} place={{ row: index, column: at }} />
                  </div>
                ))}
              </Fields>
            </EntryRow>
          );
        })}
      </ul>
    </EntryPanel>
  );
}

const Remove = styled(IconButton)`
  margin-inline-start: auto;
`;

const Fields = styled.div`
  display: grid;
  flex-basis: 100%;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token("sp-2")} ${token("sp-3")};

  & > [data-size="l"] {
    grid-column: 1 / -1;
  }
`;
