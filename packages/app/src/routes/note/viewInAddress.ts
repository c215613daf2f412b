import { noteViews } from "@kyuseki/domain";
import { defaultNoteQueueView, noteOrders } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { dateRange, grade, id, named, oneOf, wholeDateRange } from "../../navigation/parameters.ts";

/** Section under which a tab remembers how the queue was last seen. */
export const noteSection = "note";

export const noteQueueAddress = defineView(
  defaultNoteQueueView,
  {
    view: oneOf(noteViews),
    group: named("grade", grade),
    member: id,
    template: id,
    ...dateRange,
    order: oneOf(noteOrders),
  },
  wholeDateRange,
);

/** The note that is open beside the queue. */
export const openNoteAddress = defineView<{ id: number | null }>({ id: null }, { id });
