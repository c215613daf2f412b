import { useIntl } from "react-intl";
import { inquiryFailureText, inquiryValueText } from "../../copy/inquiry.ts";
import { useSending } from "../../state/useSending.ts";
import { useRefusalSentence } from "../Banner/useRefusalSentence.ts";

type Sending<Draft> = {
  /** Rejects with a `Failure`. */
  onSend: (draft: Draft) => Promise<void>;
  onSent: () => void;
  /** Given the sentences of the server about single fields. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
};

/** Sends one inquiry at a time, and says why one was refused. */
export function useInquirySending<Draft>({ onSend, onSent, onRefused }: Sending<Draft>) {
  const { formatMessage } = useIntl();
  const { busy, refusal, send, forget } = useSending();
  const failure = useRefusalSentence(refusal, {
    unavailable: formatMessage(inquiryFailureText.unavailable),
    unexpected: formatMessage(inquiryFailureText.unexpected),
    rate_limited:
      refusal?.retryAfterS === undefined
        ? undefined
        : formatMessage(inquiryValueText.tooMany, { minutes: Math.max(1, Math.ceil(refusal.retryAfterS / 60)) }),
  });

  return {
    busy,
    failure,
    send: async (draft: Draft) => {
      if (busy) return;
      const answer = await send(() => onSend(draft));
      if ("refusal" in answer) onRefused(answer.refusal.fields ?? {});
      else onSent();
    },
    forgetFailure: forget,
  };
}
