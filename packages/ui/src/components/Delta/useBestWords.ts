import type { NewBest } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { battingTypeText, measureKindText, measureUnitText } from "../../copy/controls/measures.ts";

type Measured = NewBest["measured"];

/** The words for what was measured. */
export function useBestWords() {
  const { formatMessage } = useIntl();
  return {
    name: (measured: Measured) => ("kind" in measured ? formatMessage(measureKindText[measured.kind]) : measured.item),
    unit: (measured: Measured) => ("kind" in measured ? formatMessage(measureUnitText[measured.kind]) : measured.unit),
    /** 打ちかたごとの最大の、打ちかた。 */
    battingType: (measured: Measured) =>
      "kind" in measured && measured.batting_type !== null
        ? formatMessage(battingTypeText[measured.batting_type])
        : null,
  };
}
