import { useIntl } from "react-intl";
import { syncStateText } from "../../copy/frame/syncState.ts";
import { Tag, type TagTone } from "../Tag/Tag.tsx";

/** 入力したものが、サーバーへの道のどこにあるか。`unsaved` は、このタブにだけある。 */
export type UnsentState = "waiting" | "unsaved" | "refused";

/** まだサーバーにない入力に添える印。 */
export function UnsentTag({ state }: { state: UnsentState }) {
  const { formatMessage } = useIntl();
  return <Tag tone={tones[state]}>{formatMessage(syncStateText[state])}</Tag>;
}

const tones = { waiting: "w", unsaved: "d", refused: "d" } as const satisfies Record<UnsentState, TagTone>;
