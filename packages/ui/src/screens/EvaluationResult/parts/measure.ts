import type { EvaluationKind, MeasureItem } from "@kyuseki/domain";
import type { Better } from "@kyuseki/domain/measuringDays";
import type { IntlShape } from "react-intl";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";

/** The shown measure in words and numbers. */
export type Measure = {
  name: string;
  unit: string;
  better: Better;
  digits: 0 | 1;
  /** The count (kind 3): neither direction is better, and it has no goal (EN-5). */
  isCount: boolean;
  item: MeasureItem | null;
};

export function measureOfKind({ formatMessage }: IntlShape, kind: EvaluationKind): Measure {
  const isCount = kind === 3;
  return {
    name: formatMessage(measureKindText[kind]),
    unit: formatMessage(measureUnitText[kind]),
    better: "higher",
    digits: isCount ? 0 : 1,
    isCount,
    item: null,
  };
}

export function measureOfItem(item: MeasureItem): Measure {
  const { name, unit, better, decimals } = item;
  return { name, unit, better, digits: decimals === 0 ? 0 : 1, isCount: false, item };
}
