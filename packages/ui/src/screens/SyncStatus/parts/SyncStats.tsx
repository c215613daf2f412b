import { useIntl } from "react-intl";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import { countUnitText } from "../../../copy/controls/table.ts";
import { syncText, syncValueText } from "../../../copy/frame/syncStatus.ts";
import type { SyncStatus } from "../syncStatusProps.ts";
import type { SyncSplit } from "./syncGroups.ts";
import { useMomentWords } from "./useMomentWords.ts";

type SyncStatsProps = Pick<SyncStatus, "nowS" | "lastAnswerAt" | "lastSent"> & {
  /** null は、まだ読み出していない。 */
  split: SyncSplit | null;
};

/** いくつ待ち、いくつ送れず、いつ最後につながったか。 */
export function SyncStats({ nowS, lastAnswerAt, lastSent, split }: SyncStatsProps) {
  const { formatMessage } = useIntl();
  const words = useMomentWords(nowS);
  const waiting = split?.waiting ?? [];
  const [oldest] = waiting;
  const refused = split?.refused.length ?? 0;
  const unit = formatMessage(countUnitText.row);

  return (
    <StatGrid
      aria-label={formatMessage(syncText.board)}
      loading={split === null}
      highlight={oldest ? "first" : "none"}
      stats={[
        {
          id: "waiting",
          label: formatMessage(syncText.waiting),
          value: split?.waiting.length ?? null,
          unit,
          note: oldest
            ? formatMessage(syncValueText.oldest, { count: waiting.length, time: words.moment(oldest.enteredAt) })
            : formatMessage(syncText.nothingWaits),
        },
        {
          id: "refused",
          label: formatMessage(syncText.refused),
          value: refused,
          unit,
          note: formatMessage(refused > 0 ? syncText.mend : syncText.none),
        },
        {
          id: "sent",
          label: formatMessage(syncText.lastSent),
          value: lastSent && words.moment(lastSent.at),
          note: lastSent
            ? formatMessage(syncValueText.sentCount, { count: lastSent.count })
            : formatMessage(syncText.notYet),
        },
        {
          id: "answer",
          label: formatMessage(syncText.lastAnswer),
          value: lastAnswerAt && words.moment(lastAnswerAt),
          note: lastAnswerAt ? words.ago(lastAnswerAt) : formatMessage(syncText.notYet),
        },
      ]}
    />
  );
}
