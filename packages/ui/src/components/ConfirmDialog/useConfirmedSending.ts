import { useSending } from "../../state/useSending.ts";
import { useFailureSentence } from "../Banner/useFailureSentence.ts";

/** Props of a `ConfirmDialog` whose answer sends something; `onSent` follows once it has arrived. */
export function useConfirmedSending(work: () => Promise<unknown>, onSent?: () => void) {
  const { busy, failure, send } = useSending();

  const handleConfirm = async () => {
    const answer = await send(work);
    if ("result" in answer) onSent?.();
  };
  return { busy, failure: useFailureSentence(failure), onConfirm: () => void handleConfirm() };
}
