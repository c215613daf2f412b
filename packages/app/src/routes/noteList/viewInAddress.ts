import { defaultNoteListView, type NoteListView, noteListOrders, noteListViews } from "@kyuseki/ui";
import { defineView, type Parameter } from "../../navigation/defineView.ts";
import { day, oneOf } from "../../navigation/parameters.ts";

const month: Parameter<string> = {
  read: (text) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  write: (text) => text,
};

/** A day of another month than the shown one counts as not given. */
export const noteListAddress = defineView<NoteListView>(
  defaultNoteListView,
  { view: oneOf(noteListViews), order: oneOf(noteListOrders), month, day },
  (view) =>
    view.day !== null && view.month !== null && !view.day.startsWith(view.month) ? { ...view, day: null } : view,
);

/** The month that a view shows: its own, else that of its day, else the present one; never one to come. */
export function shownMonth(view: NoteListView, today: string): string {
  const wanted = view.month ?? (view.day ?? today).slice(0, "YYYY-MM".length);
  const present = today.slice(0, "YYYY-MM".length);
  return isToCome(wanted, present) ? present : wanted;
}

const isToCome = (month: string, present: string) => month > present;
