import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { offlineIcon, uploadIcon, warningIcon } from "../../../components/Icon/icons.ts";
import { syncValueText } from "../../../copy/frame/syncStatus.ts";
import type { SyncStatus } from "../syncStatusProps.ts";
import type { SyncSplit } from "./syncGroups.ts";
import { useMomentWords } from "./useMomentWords.ts";

type ConnectionBannerProps = Pick<SyncStatus, "online" | "nowS" | "lastAnswerAt" | "busy"> & { split: SyncSplit };

/** つながっているかと、この端末の入力がどうなったかを、一文で。 */
export function ConnectionBanner({ online, nowS, lastAnswerAt, busy, split }: ConnectionBannerProps) {
  const { formatMessage } = useIntl();
  const words = useMomentWords(nowS);
  const count = split.waiting.length + split.refused.length;

  if (!online) {
    return (
      <Banner tone="i" icon={offlineIcon} role="status">
        {lastAnswerAt === null
          ? formatMessage(syncValueText.offline, { b: bold })
          : formatMessage(syncValueText.offlineSince, { time: words.moment(lastAnswerAt), b: bold })}
      </Banner>
    );
  }
  if (count === 0) {
    return (
      <Banner tone="s" role="status">
        {formatMessage(syncValueText.allSent, { b: bold })}
      </Banner>
    );
  }
  return (
    <Banner tone="w" icon={busy ? uploadIcon : warningIcon} role="status">
      {busy
        ? formatMessage(syncValueText.sending, { count: split.waiting.length, b: bold })
        : formatMessage(syncValueText.online, { count, b: bold })}
    </Banner>
  );
}

const bold = (chunks: ReactNode) => <b key="state">{chunks}</b>;
