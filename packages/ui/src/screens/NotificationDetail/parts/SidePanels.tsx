import type { Notice } from "@kyuseki/domain";
import { CorrectionPanel } from "./CorrectionPanel.tsx";
import { FailedAddresses } from "./FailedAddresses.tsx";
import { NoticeWords } from "./NoticeWords.tsx";
import { RemindPanel } from "./RemindPanel.tsx";
import type { RecipientRow, remindable } from "./recipientRows.ts";
import { SendingLog } from "./SendingLog.tsx";

export type SidePanelsProps = {
  notice: Notice;
  rows: readonly RecipientRow[];
  figures: ReturnType<typeof remindable>;
  reminding: boolean;
  onRemind: (memberIds: readonly number[]) => void;
  resending: boolean;
  onResend: (memberIds: readonly number[]) => void;
  onCorrect: () => void;
};

/** 表の下、広い画面では横：催促、届かなかったアドレス、訂正、文面、送信の記録。 */
export function SidePanels(props: SidePanelsProps) {
  const { notice, rows, figures, reminding, onRemind, resending, onResend, onCorrect } = props;

  return (
    <>
      <RemindPanel figures={figures} busy={reminding} onRemind={onRemind} />
      <FailedAddresses rows={rows} busy={resending} onResend={onResend} />
      <CorrectionPanel notice={notice} rows={rows} onWrite={onCorrect} />
      <NoticeWords notice={notice} />
      <SendingLog notice={notice} />
    </>
  );
}
