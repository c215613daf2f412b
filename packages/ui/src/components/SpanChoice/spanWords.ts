import type { Span } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { lastPeriodText, periodBeforeText, spanText, spanValueText } from "../../copy/controls/period.ts";
import { slashDate } from "../../format/date.ts";

/** Names of a span and of the one before it. */
export const spanWords = ({ formatMessage }: IntlShape, span: Span) =>
  typeof span === "string"
    ? { last: formatMessage(spanValueText.since, { date: slashDate(span) }), before: formatMessage(spanText.before) }
    : {
        last: formatMessage(lastPeriodText[span]),
        before: formatMessage(periodBeforeText[span]),
      };
