import type { GradeGroup } from "@kyuseki/domain";
import { dayOrders, dayStates, defaultDayListView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { grade, id, oneOf, page, pageSize, text } from "../../navigation/parameters.ts";

/** The open measuring day; null shows the list of days. `event`: a new one is begun for this event of the team. */
export const dayAddress = defineView<{ day: number | null; event: number | null }>(
  { day: null, event: null },
  { day: id, event: id },
);

/** What one measuring day's sheet shows. */
export const sheetAddress = defineView<{ stage: GradeGroup | null; item: number | null }>(
  { stage: null, item: null },
  { stage: grade, item: id },
);

/** What the list of days shows. */
export const dayListAddress = defineView(defaultDayListView, {
  q: text,
  state: oneOf(dayStates),
  order: oneOf(dayOrders),
  size: pageSize,
  page,
});
