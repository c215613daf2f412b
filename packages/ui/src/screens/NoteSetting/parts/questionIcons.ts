import type { QuestionKind } from "@kyuseki/domain";
import type { IconName } from "../../../components/Icon/iconPaths.ts";

export const questionIcons = {
  text: "lines",
  scale: "diamond",
  yes_no: "circleDot",
  number: "hash",
  goals: "grid",
} as const satisfies Record<QuestionKind, IconName>;
