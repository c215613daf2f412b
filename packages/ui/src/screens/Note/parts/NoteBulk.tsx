import { isAnswered, type NoteSummary, noteLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { BulkBar } from "../../../components/BulkBar/BulkBar.tsx";
import { sendIcon } from "../../../components/Icon/icons.ts";
import { noteQueueText, noteQueueValueText } from "../../../copy/notes/noteQueue.ts";

type NoteBulkProps = {
  picked: ReadonlySet<number>;
  notes: readonly NoteSummary[];
  busy: boolean;
  onPick: (picked: ReadonlySet<number> | null) => void;
  onSeenAll: (ids: readonly number[]) => void;
};

/** 選んだノートに、まとめて「見たよ」を送る。 */
export function NoteBulk({ picked, notes, busy, onPick, onSeenAll }: NoteBulkProps) {
  const { formatMessage } = useIntl();
  const most = noteLimits.stampedAtOnce;
  const open = notes.filter((note) => !isAnswered(note)).map(({ note_id }) => note_id);
  const all = open.slice(0, most);

  return (
    <BulkBar
      count={picked.size}
      total={Math.max(all.length, picked.size)}
      actions={[
        {
          id: "seen",
          label: formatMessage(noteQueueText.seenAll),
          shortLabel: formatMessage(noteQueueText.seenShort),
          icon: sendIcon,
          busy,
          forbidden: picked.size > most ? formatMessage(noteQueueValueText.atMost, { most }) : undefined,
          onPress: () => onSeenAll([...picked]),
        },
      ]}
      onSelectAll={() => onPick(new Set(all))}
      onClear={() => onPick(null)}
    />
  );
}
