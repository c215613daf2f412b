import { getMeasuringDay, type MeasuringCell, type MeasuringSheet } from "@kyuseki/domain";
import { storeChanged } from "../../../services/storedAnswers/withStoredAnswers.ts";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";

/**
 * What the page shows is what the server has now, also where it is opened without a network later (OF-1); rows that have
 * not changed stay the same objects.
 */
export function showMeasured({ queries, ...app }: KindServices, dayId: number, cells: readonly MeasuringCell[]) {
  const queryKey = queryKeys.measuringSheet(dayId);
  // An answer that is on its way was asked for before: it is asked for anew, since the page may wait for it.
  const isOnItsWay = queries.isFetching({ queryKey }) > 0;
  void queries.cancelQueries({ queryKey });
  const changed = queries.setQueryData<MeasuringSheet>(queryKey, (sheet) => sheet && withCells(sheet, cells));
  if (isOnItsWay) void queries.invalidateQueries({ queryKey });
  if (changed) storeChanged({ endpoint: getMeasuringDay, input: { params: { id: dayId } }, app }, changed);
  // The list of days counts the values too.
  void queries.invalidateQueries({
    predicate: ({ queryKey: [resource, id] }) =>
      resource !== queryKeys.members[0] && !(resource === queryKeys.measuringDays[0] && id === dayId),
    refetchType: "none",
  });
}

function withCells(sheet: MeasuringSheet, cells: readonly MeasuringCell[]): MeasuringSheet {
  const ofMember = Map.groupBy(cells, ({ member_id }) => member_id);
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      const stored = new Map(ofMember.get(row.member_id)?.map(({ item_id, value }) => [item_id, value]));
      if (stored.size === 0) return row;
      const values = sheet.items.map(
        ({ id }, at) => stored.get(id) ?? (stored.has(id) ? null : (row.values[at] ?? null)),
      );
      return { ...row, values };
    }),
  };
}
