import { useIntl } from "react-intl";
import { entryText } from "../../copy/entry.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
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
        <col />
        {columns.map(({ id, size = "m" }) => (
          <col key={id} data-size={size} />
        ))}
        {removable && <col data-size="remove" />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            {corner.label} {corner.detail && <small>{corner.detail}</small>}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-kind={column.kind}>
              {column.label}
              {column.kind === "number" && <small>{column.unit}</small>}
              {column.caption && <small data-part="caption">{column.caption}</small>}
            </th>
          ))}
          {removable && (
            <th scope="col">
              <VisuallyHidden>{formatMessage(entryText.actions)}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
