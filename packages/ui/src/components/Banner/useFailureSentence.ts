import { type FailureCode, waitingTime } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { failureText, failureValueText } from "../../copy/controls/failure.ts";
import type { CallFailure } from "../../state/callFailure.ts";

/** Sentences of a screen that is more specific about a code. */
export type OwnSentences = Partial<Record<FailureCode, string | undefined>>;

/** Why something was refused, and what to do next. */
export function useFailureSentence(failure: CallFailure | undefined, own: OwnSentences = {}): string | undefined {
  const { formatMessage } = useIntl();
  if (!failure) return undefined;

  const { code, message, retryAfterS } = failure;
  const ownSentence = own[code];
  if (ownSentence) return ownSentence;
  switch (code) {
    case "rate_limited":
      if (retryAfterS === undefined) return formatMessage(failureText.rate_limited);
      return formatMessage(failureValueText.wait, { wait: waitingTime(retryAfterS) });
    case "unavailable":
    case "unexpected":
      return formatMessage(failureText[code]);
    default:
      return message ?? formatMessage(failureText[code]);
  }
}
