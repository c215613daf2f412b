import type { QuestionKind } from "@kyuseki/domain";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import { circleDotIcon, diamondIcon, gridIcon, hashIcon, linesIcon } from "../../../components/Icon/icons.ts";

export const questionIcons = {
  text: linesIcon,
  scale: diamondIcon,
  yes_no: circleDotIcon,
  number: hashIcon,
  goals: gridIcon,
} as const satisfies Record<QuestionKind, IconPath>;
