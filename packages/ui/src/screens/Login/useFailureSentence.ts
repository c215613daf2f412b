import { useIntl } from "react-intl";
import { failureText } from "../../copy/failure.ts";
import { sessionFailureText, sessionValueText } from "../../copy/session.ts";
import type { SignInFailure } from "./signIn.ts";

/** Why signing in was refused, and what to do next. */
export function useFailureSentence(failure: SignInFailure | undefined): string | undefined {
  const { formatMessage } = useIntl();
  if (!failure) return undefined;

  const { code, message, retryAfterS } = failure;
  switch (code) {
    case "unauthorized":
      return formatMessage(sessionFailureText.wrong);
    case "rate_limited":
      if (retryAfterS === undefined) return formatMessage(failureText.rate_limited);
      return formatMessage(sessionValueText.tooMany, { seconds: Math.ceil(retryAfterS) });
    case "unavailable":
      return formatMessage(sessionFailureText.offline);
    case "unexpected":
      return formatMessage(failureText.unexpected);
    default:
      return message ?? formatMessage(failureText[code]);
  }
}
