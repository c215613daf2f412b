import { useIntl } from "react-intl";
import { entryText } from "../../../../copy/controls/entry.ts";
import { measureText } from "../../../../copy/controls/measures.ts";
import { VisuallyHidden } from "../../../VisuallyHidden/VisuallyHidden.tsx";
import type { EntryState } from "../entry.ts";

export type EntryMarkProps = { state: EntryState; id?: string | undefined };

/** マスの左の印。直す「!」、確認の札、自己ベストの五角形。 */
export function EntryMark({ state, id }: EntryMarkProps) {
  const { formatMessage } = useIntl();
  switch (state) {
    case "ok":
      return null;
    case "error":
      return (
        <i data-mark="error" id={id}>
          <VisuallyHidden>{formatMessage(entryText.fix)}</VisuallyHidden>
        </i>
      );
    case "ask":
      return (
        <i data-mark="ask" id={id}>
          {formatMessage(entryText.ask)}
        </i>
      );
    case "best":
      return (
        <i data-mark="best" id={id}>
          <VisuallyHidden>{formatMessage(measureText.best)}</VisuallyHidden>
        </i>
      );
  }
}
