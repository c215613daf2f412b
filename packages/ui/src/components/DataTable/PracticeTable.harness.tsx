import { useState } from "react";
import { BulkBar } from "../BulkBar/BulkBar.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { checkIcon, megaphoneIcon, trashIcon } from "../Icon/icons.ts";
import { Panel } from "../Panel/Panel.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import type { TableView } from "./parts/tableColumn.ts";
import type { RowId } from "./parts/tableFeatures.ts";
import {
  type Practice,
  type PracticeSort,
  practiceCard,
  practiceColumns,
  practiceId,
  practiceName,
  practices,
} from "./practice.fixtures.tsx";

export type PracticeTableProps = Partial<
  Pick<DataTableProps<Practice, PracticeSort>, "rows" | "columns" | "emphasis" | "density" | "refreshing">
> & {
  /** Ids of the rows ticked initially. */
  selected?: readonly RowId[];
  open?: RowId;
  onSelected?: (selected: readonly RowId[]) => void;
  onRemind?: () => void;
};

/** For stories only: a table with every feature, and its state. */
export function PracticeTable(props: PracticeTableProps) {
  const {
    rows: givenRows,
    columns: givenColumns,
    selected: first,
    open: firstOpen,
    onSelected,
    onRemind,
    ...looks
  } = props;
  const rows = givenRows ?? practices;
  const columns = givenColumns ?? practiceColumns;
  const [view, setView] = useState<TableView<PracticeSort>>({ sort: { id: "rate", dir: "asc" }, page: 1, size: 10 });
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set(first));
  const [open, setOpen] = useState<RowId | null>(firstOpen ?? null);

  const handleSelected = (next: ReadonlySet<RowId>) => {
    setSelected(next);
    onSelected?.([...next].sort());
  };

  return (
    <Panel flush aria-label="実施記録">
      <DataTable<Practice, PracticeSort>
        {...looks}
        caption="実施記録"
        columns={columns}
        rows={rows}
        rowId={practiceId}
        card={practiceCard}
        view={view}
        onViewChange={(change) => setView((current) => ({ ...current, ...change }))}
        empty={<EmptyState title="条件に合う選手はいません" />}
        selection={{ selected, onSelectedChange: handleSelected, nameOf: practiceName, unit: "person" }}
        expansion={{
          open,
          onOpenChange: setOpen,
          nameOf: practiceName,
          detail: ({ name, lastOn }) => (
            <p>
              {name}の最後の記録（{lastOn}）。ティー打撃
              50球・置きティー（外角）20球。外角は体が開かないように、前の肩を残すことを意識した。
            </p>
          ),
        }}
        bar={
          selected.size > 0 ? (
            <BulkBar
              count={selected.size}
              total={rows.length}
              unit="person"
              actions={[
                {
                  id: "remind",
                  label: "お知らせを送る",
                  shortLabel: "お知らせ",
                  icon: megaphoneIcon,
                  onPress: () => onRemind?.(),
                },
                { id: "approve", label: "参加を承認", shortLabel: "承認", icon: checkIcon, onPress: () => {} },
                { id: "delete", label: "削除", icon: trashIcon, tone: "danger", onPress: () => {} },
              ]}
              onSelectAll={() => handleSelected(new Set(rows.map(practiceId)))}
              onClear={() => handleSelected(new Set())}
            />
          ) : (
            <Button size="s">実施記録を印刷する</Button>
          )
        }
      />
    </Panel>
  );
}
