import type { GradeGroup } from "@kyuseki/domain";
import { defineView } from "../../navigation/defineView.ts";
import { grade, id } from "../../navigation/parameters.ts";

/** The open measuring day; null shows the list of days. */
export const dayAddress = defineView<{ day: number | null }>({ day: null }, { day: id });

/** What one measuring day's sheet shows. */
export const sheetAddress = defineView<{ stage: GradeGroup | null; item: number | null }>(
  { stage: null, item: null },
  { stage: grade, item: id },
);
