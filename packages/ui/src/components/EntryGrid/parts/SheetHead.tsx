import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../../copy/controls/action.ts";
import { token } from "../../../tokens/theme.ts";
import { VisuallyHidden } from "../../VisuallyHidden/VisuallyHidden.tsx";
import type { EntryColumn } from "./entry.ts";

export type SheetHeadProps = {
  corner: { label: string; detail?: string | undefined };
  columns: readonly EntryColumn[];
  removable: boolean;
};

/** 項目の見出し。下へ送っても上に残る。 */
export function SheetHead({ corner, columns, removable }: SheetHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <colgroup>
        <Column data-size="name" />
        {columns.map(({ id, size = "m" }) => (
          <Column key={id} data-size={size} />
        ))}
        {removable && <Column data-size="remove" />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            {corner.label} {corner.detail && <small data-part="detail">{corner.detail}</small>}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-kind={column.kind}>
              {column.label}
              {column.kind === "number" && <small data-part="unit">{column.unit}</small>}
              {column.caption && <small data-part="caption">{column.caption}</small>}
            </th>
          ))}
          {removable && (
            <th scope="col">
              <VisuallyHidden>{formatMessage(actionText.actions)}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

const Column = styled.col`
  &[data-size="name"] {
    width: var(--name);
  }
  &[data-size="s"] {
    width: var(--narrow);
  }
  &[data-size="l"] {
    width: 36%;
  }
  &[data-size="remove"] {
    width: ${token("sp-9")};
  }
`;
