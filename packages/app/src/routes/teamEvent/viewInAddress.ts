import { boardAnswers, boardGroupings, type TeamEventView } from "@kyuseki/ui/screens/TeamEvent";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf } from "../../navigation/parameters.ts";

export const teamEventAddress = defineView<TeamEventView>(
  { by: "grade", answer: null },
  { by: oneOf(boardGroupings), answer: oneOf(boardAnswers) },
);
