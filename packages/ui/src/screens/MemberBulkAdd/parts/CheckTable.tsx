import type { RosterField } from "@kyuseki/domain/roster";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import type { TableColumn, TableSort } from "../../../components/DataTable/parts/tableColumn.ts";
import { VirtualTable } from "../../../components/DataTable/parts/virtual/VirtualTable.tsx";
import { closeIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { bulkCheckText, bulkValueText, rosterFieldText } from "../../../copy/members/memberBulkAdd.ts";
import { CheckCard } from "./CheckCard.tsx";
import type { CheckedRow } from "./checkedRows.ts";
import { checkTableStyle } from "./checkTableStyle.ts";
import { DuplicatePlayer } from "./DuplicatePlayer.tsx";
import { askedColumns, orderedFields } from "./errorCells.ts";
import { RosterCell } from "./RosterCell.tsx";
import { codeOptions, wideFields } from "./rosterShapes.ts";
import type { RowActions } from "./useBulkRows.ts";

type CheckTableProps = {
  /** 絞り込んだ行。 */
  rows: readonly CheckedRow[];
  /** 絞り込む前の行。列はここから決まる。 */
  every: readonly CheckedRow[];
  /** この行は、どこまで動かしても描いておく。 */
  drawnLine: number | undefined;
  sort: TableSort<"line">;
  onSortChange: (sort: TableSort<"line">) => void;
  actions: RowActions;
  empty: ReactNode;
};

/** 追加する選手の表。200行を超えると、見えるところだけを描く。 */
export function CheckTable({ rows, every, drawnLine, sort, onSortChange, actions, empty }: CheckTableProps) {
  const intl = useIntl();
  const ordered = orderedFields(every);
  const shownFields = ordered.join(" ");
  const askedCount = askedColumns(every, ordered);
  const hasSame = every.some(({ duplicateOf }) => duplicateOf !== null);
  const { frame, handleRemove } = useRemoval(rows, actions);
  // The same array as long as the columns' names are the same.
  const fields = useMemo(() => shownFields.split(" ") as RosterField[], [shownFields]); // They were joined just above.
  const columns = useMemo(
    () => checkColumns(intl, fields, askedCount, hasSame, { ...actions, remove: handleRemove }),
    [intl, fields, askedCount, hasSame, actions, handleRemove],
  );
  const units = fields.reduce((sum, field, at) => sum + unitsOf(field, at < askedCount), hasSame ? 2 : 0);
  const style: CSSProperties & Record<"--units", number> = { "--units": units };

  return (
    <Frame ref={frame} style={style} data-many-columns={units > manyUnits || undefined}>
      <VirtualTable<CheckedRow, "line">
        caption={intl.formatMessage(bulkCheckText.table)}
        columns={columns}
        rows={rows}
        source={every}
        rowId={({ row }) => row.line}
        drawn={drawnLine}
        card={(checked) => (
          <CheckCard checked={checked} fields={fields} actions={{ ...actions, remove: handleRemove }} />
        )}
        sort={sort}
        onSortChange={onSortChange}
        empty={empty}
      />
    </Frame>
  );
}

const manyUnits = 7;

/** Width of a field in cells: a code without questions is one short word. */
const unitsOf = (field: RosterField, isAsked: boolean) =>
  wideFields.includes(field) ? 2 : isShort(field, isAsked) ? 0.6 : 1;
const isShort = (field: RosterField, isAsked: boolean) => field in codeOptions && !isAsked;

/** The focus goes to the next row's remove button, so that the next press removes that row. */
function useRemoval(rows: readonly CheckedRow[], { remove }: RowActions) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(rows);
  const goTo = useRef<number>(null);

  useEffect(() => {
    shown.current = rows;
    if (goTo.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-remove="${goTo.current}"]`)?.focus();
    goTo.current = null;
  }, [rows]);

  const [handleRemove] = useState(() => (line: number) => {
    const at = shown.current.findIndex(({ row }) => row.line === line);
    goTo.current = (shown.current[at + 1] ?? shown.current[at - 1])?.row.line ?? null;
    remove(line);
  });
  return { frame, handleRemove };
}

function checkColumns(
  intl: IntlShape,
  fields: readonly RosterField[],
  askedCount: number,
  hasSame: boolean,
  { change, allow, remove }: RowActions,
): readonly TableColumn<CheckedRow, "line">[] {
  const { formatMessage } = intl;
  const same: TableColumn<CheckedRow, "line"> = {
    id: "same",
    header: formatMessage(bulkCheckText.same),
    width: "m",
    cell: (checked) => <DuplicatePlayer checked={checked} onAllow={allow} />,
  };
  const said = fields.map(
    (field, at): TableColumn<CheckedRow, "line"> => ({
      id: field,
      header: formatMessage(rosterFieldText[field]),
      width: wideFields.includes(field) ? undefined : isShort(field, at < askedCount) ? "xs" : "s",
      cell: (checked) => <RosterCell checked={checked} field={field} onChange={change} />,
    }),
  );
  return [
    {
      id: "line",
      header: formatMessage(bulkCheckText.line),
      rowHeader: true,
      cell: ({ row }) => row.line,
      sortKey: ({ row }) => row.line,
      firstDir: "asc",
    },
    // Columns that need attention come first, so that a narrow screen shows them.
    ...said.slice(0, askedCount),
    ...(hasSame ? [same] : []),
    ...said.slice(askedCount),
    {
      id: "remove",
      header: formatMessage(bulkCheckText.remove),
      kind: "actions",
      cell: ({ row }) => (
        <IconButton
          icon={closeIcon}
          label={formatMessage(bulkValueText.remove, { line: row.line })}
          data-remove={row.line}
          onClick={() => remove(row.line)}
        />
      ),
    },
  ];
}

const Frame = styled.div`
  ${checkTableStyle}
`;
