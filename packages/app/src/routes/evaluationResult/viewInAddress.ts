import { evaluationKinds } from "@kyuseki/domain";
import { type ColumnSort, defaultEvaluationView, type EvaluationView, evaluationSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import {
  ball,
  flag,
  gender,
  grade,
  id,
  named,
  oneOf,
  sortBy,
  span,
  tableParameters,
  text,
} from "../../navigation/parameters.ts";

/** Whose growth is open is in the address too, but is not remembered with the view. */
export type EvaluationConditions = Omit<EvaluationView, "player">;

export const evaluationAddress = defineView<EvaluationConditions>(defaultEvaluationView, {
  kind: oneOf(evaluationKinds),
  item: id,
  all: flag,
  q: text,
  period: span,
  grade,
  gender,
  batting_type: named("type", oneOf([1, 2, 3])),
  ball,
  ...tableParameters(evaluationSorts),
  sort: sortBy({ read: (text) => oneOf(evaluationSorts).read(text) ?? columnSort(text), write: String }),
});

/** A column of the table of every item: "kind1", "item12". */
function columnSort(words: string): ColumnSort | undefined {
  const item = id.read(words.replace(/^item/, ""));
  if (words.startsWith("item") && item !== undefined) return `item${item}`;
  const kind = evaluationKinds.find((code) => words === `kind${code}`);
  return kind && `kind${kind}`;
}
