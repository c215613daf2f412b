import { useRef, useState } from "react";
import { type CallFailure, callFailure } from "./callFailure.ts";

type Sending = { busy: boolean; failure?: CallFailure | undefined };

/** One thing being sent: whether it is in flight, and why the last attempt was refused. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ busy: false });
  // Two presses can come before the next render.
  const isUnderWay = useRef(false);

  return {
    ...sending,
    /**
     * Resolves with whether it arrived, and why not. While one is in flight, another is not started and never resolves.
     */
    send: async <Result>(work: () => Promise<Result>): Promise<{ result: Result } | { failure: CallFailure }> => {
      if (isUnderWay.current) return new Promise(() => {});
      isUnderWay.current = true;
      setSending({ busy: true });
      try {
        const result = await work();
        setSending({ busy: false });
        return { result };
      } catch (error) {
        const failure = callFailure(error);
        setSending({ busy: false, failure });
        return { failure };
      } finally {
        isUnderWay.current = false;
      }
    },
    forget: () => setSending({ busy: false }),
  };
}
