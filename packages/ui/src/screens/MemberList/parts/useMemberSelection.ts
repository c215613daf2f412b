import { useCallback, useMemo, useState } from "react";
import { withRows } from "../../../components/DataTable/parts/selection/rowSet.ts";
import type { RowId } from "../../../components/DataTable/parts/tableFeatures.ts";
import type { MemberRow } from "./memberRows.ts";

/** The chosen rows: kept over filters, pages and orders; a row is dropped with its member. */
export function useMemberSelection(rows: readonly MemberRow[]) {
  const [chosen, setChosen] = useState<ReadonlySet<RowId>>(nobody);
  const members = useMemo(
    () => (chosen.size === 0 ? [] : rows.map(({ member }) => member).filter(({ id }) => chosen.has(id))),
    [rows, chosen],
  );
  const selected = useMemo(
    () => (members.length === chosen.size ? chosen : new Set<RowId>(members.map(({ id }) => id))),
    [members, chosen],
  );

  return {
    selected,
    /** In the order of the rows. */
    members,
    change: setChosen,
    add: useCallback((ids: readonly RowId[]) => setChosen((now) => withRows(now, ids, true)), []),
    drop: useCallback((ids: readonly RowId[]) => setChosen((now) => withRows(now, ids, false)), []),
    clear: useCallback(() => setChosen(nobody), []),
  };
}

const nobody: ReadonlySet<RowId> = new Set();
