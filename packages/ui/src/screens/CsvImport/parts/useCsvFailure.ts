import type { CsvFailure } from "@kyuseki/domain/csv";
import { useIntl } from "react-intl";
import { csvFailureText, csvFailureValueText } from "../../../copy/analyzer/csvFile.ts";

/** Why a file was not read, and what to do, as a sentence. */
export function useCsvFailure() {
  const { formatMessage } = useIntl();

  return (failure: CsvFailure): string => {
    switch (failure.cause) {
      case "rows":
        return formatMessage(csvFailureValueText.rows, { count: failure.count });
      case "quotes":
      case "columns":
      case "line":
        return formatMessage(csvFailureValueText[failure.cause], { line: failure.line });
      default:
        return formatMessage(csvFailureText[failure.cause]);
    }
  };
}
