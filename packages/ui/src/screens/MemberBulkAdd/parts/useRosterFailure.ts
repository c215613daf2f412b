import type { RosterFailure } from "@kyuseki/domain/roster";
import { useIntl } from "react-intl";
import { rosterFailureText, rosterFailureValueText } from "../../../copy/members/memberBulkAdd.ts";

/** Why a roster was not read, and what to do, as a sentence. */
export function useRosterFailure() {
  const { formatMessage } = useIntl();

  return (failure: RosterFailure): string => {
    switch (failure.cause) {
      case "rows":
        return formatMessage(rosterFailureValueText.rows, { count: failure.count });
      case "quotes":
      case "columns":
      case "cell":
        return formatMessage(rosterFailureValueText[failure.cause], { line: failure.line });
      default:
        return formatMessage(rosterFailureText[failure.cause]);
    }
  };
}
