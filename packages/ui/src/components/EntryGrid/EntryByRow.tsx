import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryValueText } from "../../copy/entry.ts";
import { token } from "../../tokens/theme.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { countRow } from "./countEntries.ts";
import { EntryField } from "./EntryField.tsx";
import { nameOf } from "./entry.ts";
import type { EntryFormProps } from "./entryGridProps.ts";
import { entryRowStyle } from "./entryRowStyle.ts";

/** スマートフォンで、一行ぶんの項目をひとまとまりの入力欄にする。 */
export function EntryByRow(props: EntryFormProps) {
  const { label, rows, columns, values, checkOf, status, onRemove } = props;
  const { formatMessage } = useIntl();

  return (
    <Sheet>
      {status && (
        <header>
          <div>{status}</div>
        </header>
      )}
      <ul aria-label={label}>
        {rows.map((row, index) => {
          const { error, ask } = countRow(row, columns, values, checkOf);
          return (
            <li key={row.id} data-state={error > 0 ? "error" : ask > 0 ? "ask" : undefined}>
              <b>{nameOf(row)}</b>
              {row.detail && <small>{row.detail}</small>}
              {onRemove && (
                <IconButton
                  icon="close"
                  label={formatMessage(entryValueText.remove, { row: nameOf(row) })}
                  onClick={() => onRemove(row.id)}
                />
              )}
              <div>
                {columns.map((column, at) => (
                  <div key={column.id} data-size={column.size ?? "m"}>
                    <small aria-hidden="true">{column.label}</small>
                    <EntryField form={props} place={{ row: index, column: at }} />
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

const Sheet = styled.section`
  ${entryRowStyle}

  & li > button {
    margin-inline-start: auto;
  }
  & li > div {
    display: grid;
    flex-basis: 100%;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token("sp-2")} ${token("sp-3")};
  }
  & li [data-size="l"] {
    grid-column: 1 / -1;
  }
  & li [data-size] > div {
    padding-block-start: ${token("sp-1")};
  }
`;
