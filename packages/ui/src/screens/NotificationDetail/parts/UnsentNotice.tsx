import type { Notice } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { useConfirmedSending } from "../../../components/ConfirmDialog/useConfirmedSending.ts";
import { editIcon, undoIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { noticeValueText } from "../../../copy/notices/notice.ts";
import { unsentNoticeText, unsentNoticeValueText } from "../../../copy/notices/unsentNotice.ts";
import { dayOf, longDate, momentOf, timeOf } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import type { NotificationDetailScreenProps } from "../detailProps.ts";
import { NoticeWords } from "./NoticeWords.tsx";

type UnsentNoticeProps = Pick<NotificationDetailScreenProps, "secondsLeft" | "onCancel"> & { notice: Notice };

/** まだ出ていないお知らせ。下書きなら続きを書き、予約や送る前なら取り消せる。 */
export function UnsentNotice({ notice, secondsLeft, onCancel }: UnsentNoticeProps) {
  const { formatMessage } = useIntl();
  const [isAsked, setAsked] = useState(false);
  const cancel = useConfirmedSending(onCancel, () => setAsked(false));
  const { state, leaves_at, audience, member_ids } = notice;
  const leavesS = leaves_at === null ? null : momentOf(leaves_at);

  return (
    <>
      <Panel>
        <Cluster
          end={
            state === "draft" ? (
              <ButtonLink variant="primary" icon={editIcon} href={`/notification?draft=${notice.notice_id}`}>
                {formatMessage(unsentNoticeText.edit)}
              </ButtonLink>
            ) : (
              <Button icon={undoIcon} onClick={() => setAsked(true)}>
                {formatMessage(unsentNoticeText.cancel)}
              </Button>
            )
          }
        >
          {state === "draft" && formatMessage(unsentNoticeText.draft)}
          {state === "held" && formatMessage(unsentNoticeText.held)}
          {state === "held" && secondsLeft !== null && (
            <b role="timer">{formatMessage(noticeValueText.secondsLeft, { seconds: secondsLeft })}</b>
          )}
          {state === "scheduled" &&
            leavesS !== null &&
            formatMessage(unsentNoticeValueText.leavesAt, {
              time: `${longDate(dayOf(leavesS))} ${timeOf(leavesS)}`,
              audience,
              players: member_ids.length,
            })}
        </Cluster>
      </Panel>
      <NoticeWords notice={notice} />
      {isAsked && (
        <ConfirmDialog
          {...cancel}
          title={formatMessage(unsentNoticeText.cancelAsk)}
          confirm={{ label: formatMessage(unsentNoticeText.cancel), icon: undoIcon }}
          onClose={() => setAsked(false)}
        >
          {formatMessage(unsentNoticeText.cancelBody)}
        </ConfirmDialog>
      )}
    </>
  );
}
