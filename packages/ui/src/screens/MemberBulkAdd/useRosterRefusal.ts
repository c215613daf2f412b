import type { RosterRefusal } from "@kyuseki/domain/roster";
import { useIntl } from "react-intl";
import { rosterRefusalText, rosterRefusalValueText } from "../../copy/memberBulkAdd.ts";

/** Why a roster was not read, and what to do, as a sentence. */
export function useRosterRefusal() {
  const { formatMessage } = useIntl();

  return (refusal: RosterRefusal): string => {
    switch (refusal.cause) {
      case "rows":
        return formatMessage(rosterRefusalValueText.rows, { count: refusal.count });
      case "quotes":
      case "columns":
      case "cell":
        return formatMessage(rosterRefusalValueText[refusal.cause], { line: refusal.line });
      default:
        return formatMessage(rosterRefusalText[refusal.cause]);
    }
  };
}
