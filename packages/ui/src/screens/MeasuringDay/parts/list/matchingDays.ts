import type { MeasuringDay } from "@kyuseki/domain";
import { searchQuery, searchText } from "../../../../format/kana.ts";
import type { DayListView } from "../../view.ts";

/** Days that the conditions let through, in their order. `days`: the newest first. */
export function matchingDays(
  days: readonly MeasuringDay[],
  { q, state, order }: Pick<DayListView, "q" | "state" | "order">,
): readonly MeasuringDay[] {
  const query = searchQuery(q);
  const isOpen = ({ closed_at }: MeasuringDay) => closed_at === null;
  const hits = days.filter(
    (day) =>
      (state === null || isOpen(day) === (state === "open")) &&
      (query.isEmpty || query.finds(searchText([day.name, day.place]))),
  );
  if (order === "old") return hits.toReversed();
  return order === "new" ? hits : [...hits.filter(isOpen), ...hits.filter((day) => !isOpen(day))];
}
