import type { CsvRefusal } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { csvRefusalText, csvRefusalValueText } from "../../copy/csvFile.ts";

/** Why a file was not read, and what to do, as a sentence. */
export function useCsvRefusal() {
  const { formatMessage } = useIntl();

  return (refusal: CsvRefusal): string => {
    switch (refusal.cause) {
      case "rows":
        return formatMessage(csvRefusalValueText.rows, { count: refusal.count });
      case "quotes":
      case "columns":
      case "line":
        return formatMessage(csvRefusalValueText[refusal.cause], { line: refusal.line });
      default:
        return formatMessage(csvRefusalText[refusal.cause]);
    }
  };
}
