import { evaluationKinds } from "@kyuseki/domain";
import { defaultEvaluationView, type EvaluationView, evaluationSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { ball, gender, grade, id, named, oneOf, span, tableParameters } from "../../navigation/parameters.ts";

/** Whose growth is open is in the address too, but is not remembered with the view. */
export type EvaluationConditions = Omit<EvaluationView, "player">;

export const evaluationAddress = defineView<EvaluationConditions>(defaultEvaluationView, {
  kind: oneOf(evaluationKinds),
  item: id,
  period: span,
  grade,
  gender,
  batting_type: named("type", oneOf([1, 2, 3])),
  ball,
  ...tableParameters(evaluationSorts),
});
