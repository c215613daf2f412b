import { type RosterField, rosterFields } from "@kyuseki/domain/roster";
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import type { TableColumn, TableSort } from "../../components/DataTable/tableColumn.ts";
import { VirtualTable } from "../../components/DataTable/VirtualTable.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { bulkCheckText, bulkValueText, rosterFieldText } from "../../copy/memberBulkAdd.ts";
import type { CheckedRow } from "./bulkDraft.ts";
import { CheckCard } from "./CheckCard.tsx";
import { checkTableStyle } from "./checkTableStyle.ts";
import { RosterCell } from "./RosterCell.tsx";
import { wideFields } from "./rosterShapes.ts";
import { SamePlayer } from "./SamePlayer.tsx";
import type { RowActions } from "./useBulkRows.ts";

type CheckTableProps = {
  /** 絞り込んだ行。 */
  rows: readonly CheckedRow[];
  /** 絞り込む前の行。列はここから決まる。 */
  every: readonly CheckedRow[];
  actions: RowActions;
  empty: ReactNode;
};

/** 追加する選手の表。200行を超えると、見えるところだけを描く。 */
export function CheckTable({ rows, every, actions, empty }: CheckTableProps) {
  const intl = useIntl();
  const [sort, setSort] = useState<TableSort<"line">>({ id: "line", dir: "asc" });
  const shownFields = rosterFields.filter((field) => always.includes(field) || every.some(says(field))).join(" ");
  const hasSame = every.some(({ duplicateOf }) => duplicateOf !== null);
  const { frame, handleRemove } = useRemoval(rows, actions);
  const fields = useMemo(() => rosterFields.filter((field) => shownFields.split(" ").includes(field)), [shownFields]);
  const columns = useMemo(
    () => checkColumns(intl, fields, hasSame, { ...actions, remove: handleRemove }),
    [intl, fields, hasSame, actions, handleRemove],
  );
  const units = fields.length + fields.filter((field) => wideFields.includes(field)).length + (hasSame ? 2 : 0);
  const style: CSSProperties & Record<"--units", number> = { "--units": units };

  return (
    <Frame ref={frame} style={style} data-many-columns={units > manyUnits || undefined}>
      <VirtualTable<CheckedRow, "line">
        caption={intl.formatMessage(bulkCheckText.table)}
        columns={columns}
        rows={rows}
        source={every}
        rowId={({ row }) => row.line}
        card={(checked) => (
          <CheckCard checked={checked} fields={fields} actions={{ ...actions, remove: handleRemove }} />
        )}
        sort={sort}
        onSortChange={setSort}
        empty={empty}
      />
    </Frame>
  );
}

const always: readonly RosterField[] = ["last_name", "first_name", "grade", "gender"];
const manyUnits = 7;

const says =
  (field: RosterField) =>
  ({ row }: CheckedRow) =>
    row.values[field] !== "" || row.asks.includes(field);

/** The focus goes to the cross that has moved up, so that the next press takes out the next row. */
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
  hasSame: boolean,
  { change, allow, remove }: RowActions,
): readonly TableColumn<CheckedRow, "line">[] {
  const { formatMessage } = intl;
  const same: TableColumn<CheckedRow, "line"> = {
    id: "same",
    header: formatMessage(bulkCheckText.same),
    width: "m",
    cell: (checked) => <SamePlayer checked={checked} onAllow={allow} />,
  };
  const said = fields.map(
    (field): TableColumn<CheckedRow, "line"> => ({
      id: field,
      header: formatMessage(rosterFieldText[field]),
      width: wideFields.includes(field) ? undefined : "s",
      cell: (checked) => <RosterCell checked={checked} field={field} onChange={change} />,
    }),
  );
  // What has to be decided is in sight on a narrow screen too.
  const names = fields.indexOf("first_name") + 1;
  return [
    {
      id: "line",
      header: formatMessage(bulkCheckText.line),
      rowHeader: true,
      cell: ({ row }) => row.line,
      sortKey: ({ row }) => row.line,
      firstDir: "asc",
    },
    ...said.slice(0, names),
    ...(hasSame ? [same] : []),
    ...said.slice(names),
    {
      id: "remove",
      header: formatMessage(bulkCheckText.remove),
      kind: "actions",
      cell: ({ row }) => (
        <IconButton
          icon="close"
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
