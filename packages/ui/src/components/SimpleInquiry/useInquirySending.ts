import { waitingTime } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { inquiryFailureText, inquiryValueText } from "../../copy/support/inquiry.ts";
import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";

type Sending<Draft> = {
  /** Rejects with a `Failure`. */
  onSend: (draft: Draft) => Promise<void>;
  onSent: () => void;
  /** Called with the server's sentences about single fields. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
};

/** Sends one inquiry at a time, and reports why one was refused. */
export function useInquirySending<Draft>({ onSend, onSent, onRefused }: Sending<Draft>) {
  const { formatMessage } = useIntl();
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure, {
    unavailable: formatMessage(inquiryFailureText.unavailable),
    unexpected: formatMessage(inquiryFailureText.unexpected),
    rate_limited:
      failure?.retryAfterS === undefined
        ? undefined
        : formatMessage(inquiryValueText.tooMany, { wait: waitingTime(Math.max(60, failure.retryAfterS)) }),
  });

  return {
    busy,
    failure: sentence,
    send: async (draft: Draft) => {
      if (busy) return;
      const answer = await send(() => onSend(draft));
      if ("failure" in answer) onRefused(answer.failure.fields ?? {});
      else onSent();
    },
    forgetFailure: forget,
  };
}
