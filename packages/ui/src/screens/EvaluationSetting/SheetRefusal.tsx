import { useState } from "react";
import { useIntl } from "react-intl";
import { RefusalBanner } from "../../components/Banner/RefusalBanner.tsx";
import { settingText } from "../../copy/settings.ts";
import type { Sheet } from "./useEdits.ts";

type SheetRefusalProps = { sheet: Pick<Sheet, "refusal" | "busy"> };

/** なぜ保存できなかったか。もう一度送る間も場所を空けておき、二度押した指の下にほかのボタンが来ないようにする。 */
export function SheetRefusal({ sheet: { refusal, busy } }: SheetRefusalProps) {
  const { formatMessage } = useIntl();
  const [last, setLast] = useState(refusal);
  if (!busy && refusal !== last) setLast(refusal);
  const shown = busy ? last : refusal;

  return (
    // A new element for each answer: the same words are read out again.
    <div key={busy ? "before" : "now"} aria-hidden={busy || undefined} hidden={shown === undefined}>
      <RefusalBanner refusal={shown} own={{ conflict: formatMessage(settingText.notSavedYet) }} />
    </div>
  );
}
