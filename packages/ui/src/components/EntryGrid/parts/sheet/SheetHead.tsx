import styled from "styled-components";
import type { EntryColumn } from "../entry.ts";

export type SheetHeadProps = {
  corner: { label: string; detail?: string | undefined };
  columns: readonly EntryColumn[];
};

/** 項目の見出し。下へ送っても上に残る。 */
export function SheetHead({ corner, columns }: SheetHeadProps) {
  return (
    <>
      <colgroup>
        <NameColumn />
        {columns.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            {corner.label} {corner.detail && <small data-part="detail">{corner.detail}</small>}
          </th>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {column.label}
              <small data-part="unit">{column.unit}</small>
              {column.caption && <small data-part="caption">{column.caption}</small>}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

const NameColumn = styled.col`
  width: var(--name);
`;
