import { waitingTime } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { sessionFailureText, sessionValueText } from "../../../copy/account/session.ts";
import type { SignInFailure } from "./signIn.ts";

/** Why signing in was refused, and what to do next. */
export function useSignInFailureSentence(failure: SignInFailure | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const seconds = failure?.retryAfterS;

  return useFailureSentence(failure, {
    unauthorized: failure?.by === "passkey" ? undefined : formatMessage(sessionFailureText.wrong),
    unavailable: formatMessage(sessionFailureText.offline),
    rate_limited:
      seconds === undefined ? undefined : formatMessage(sessionValueText.tooMany, { wait: waitingTime(seconds) }),
  });
}
