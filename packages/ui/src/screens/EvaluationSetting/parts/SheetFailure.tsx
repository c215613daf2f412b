import { useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { unsavedText } from "../../../copy/controls/unsaved.ts";
import type { Sheet } from "../../../state/useVersionedForm.ts";

/** なぜ保存できなかったか。もう一度送る間も場所を空けておき、二度押した指の下にほかのボタンが来ないようにする。 */
export function SheetFailure({ sheet: { failure, busy } }: { sheet: Pick<Sheet, "failure" | "busy"> }) {
  const { formatMessage } = useIntl();
  const [last, setLast] = useState(failure);
  if (!busy && failure !== last) setLast(failure);
  const shown = busy ? last : failure;

  return (
    // A new element for each answer, so that the same words are announced again.
    <div key={busy ? "before" : "now"} aria-hidden={busy || undefined} hidden={shown === undefined}>
      <FailureBanner failure={shown} own={{ conflict: formatMessage(unsavedText.notSavedYet) }} />
    </div>
  );
}
