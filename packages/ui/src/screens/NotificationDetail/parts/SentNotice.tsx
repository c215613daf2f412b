import type { Notice } from "@kyuseki/domain";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { useReminderSentence } from "../../../components/Banner/useReminderSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { bellIcon, editIcon } from "../../../components/Icon/icons.ts";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { noticeDetailText, noticeDetailValueText } from "../../../copy/notices/noticeDetail.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { Column } from "../../../layout/Columns/Column.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { useIsWholePage } from "../../../layout/useFirstRows.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { useEventCallback } from "../../../state/useEventCallback.ts";
import { useLaterPart } from "../../../state/useLaterPart.ts";
import { usePart } from "../../../state/usePart.ts";
import { useSending } from "../../../state/useSending.ts";
import { media } from "../../../tokens/theme.ts";
import type { NotificationDetailScreenProps } from "../detailProps.ts";
import { DetailStats } from "./DetailStats.tsx";
import { fetchCorrectDialog, fetchSidePanels } from "./parts.ts";
import { RecipientTable } from "./RecipientTable.tsx";
import { recipientRows, remindable } from "./recipientRows.ts";

type SentNoticeProps = Omit<NotificationDetailScreenProps, "notice"> & { notice: Notice };

/** 送ったお知らせ：だれが読み、だれが返事したか。 */
export function SentNotice(props: SentNoticeProps) {
  const { notice, today, loadPart, onRemind, onResend, onCorrect, onLetters } = props;
  const { formatMessage } = useIntl();
  const former = formatMessage(noticeDetailText.former);
  const rows = useMemo(() => recipientRows(notice, today, former), [notice, today, former]);
  const [reminding, setReminding] = useState<readonly number[]>([]);
  const [done, setDone] = useState<string | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const reminder = useSending();
  const resending = useSending();
  const side = useLaterPart(loadPart, fetchSidePanels, useIsWholePage());
  const CorrectDialog = usePart(isCorrecting, {
    load: loadPart,
    fetchPart: fetchCorrectDialog,
    onMissing: () => setCorrecting(false),
  });
  const isMobile = useMedia(media.mobile);
  const going = remindable(rows);
  const sentenceOf = useReminderSentence();

  const remind = async (memberIds: readonly number[]) => {
    setDone(null);
    setReminding(memberIds);
    const answer = await reminder.send(() => onRemind(memberIds));
    if ("result" in answer) setDone(sentenceOf(answer.result));
  };
  const handleRemind = useEventCallback((memberIds: readonly number[]) => void remind(memberIds));
  const handleLetters = useEventCallback(onLetters);
  const handleResend = useEventCallback(
    (memberIds: readonly number[]) => void resending.send(() => onResend(memberIds)),
  );
  const actions = useMemo(
    () => ({
      busy: new Set(reminder.busy ? reminding : []),
      onRemind: handleRemind,
      onLetters: handleLetters,
      onResend: handleResend,
      resending: resending.busy,
    }),
    [reminder.busy, reminding, handleRemind, handleLetters, handleResend, resending.busy],
  );

  return (
    <>
      <DetailStats notice={notice} rows={rows} />
      <FailureBanner failure={reminder.failure ?? resending.failure} />
      {done && <DoneBanner key={done}>{done}</DoneBanner>}
      <Columns split="8+4" stackedBelowDesktop>
        <RecipientTable {...props} rows={rows} actions={actions} />
        <Column>
          {side.status === "missing" && <FailedPanel code="unavailable" onRetry={side.onRetry} />}
          {side.status === "ready" && (
            <side.value
              notice={notice}
              rows={rows}
              figures={going}
              reminding={reminder.busy}
              onRemind={handleRemind}
              resending={resending.busy}
              onResend={handleResend}
              onCorrect={() => setCorrecting(true)}
            />
          )}
        </Column>
      </Columns>
      {isMobile && (
        <PhoneActions>
          <Button icon={editIcon} onClick={() => setCorrecting(true)}>
            {formatMessage(noticeDetailText.correction)}
          </Button>
          {going.memberIds.length > 0 && (
            <Button
              variant="primary"
              icon={bellIcon}
              busy={reminder.busy}
              onClick={() => handleRemind(going.memberIds)}
            >
              {formatMessage(noticeDetailValueText.remindFamilies, { families: going.families })}
            </Button>
          )}
        </PhoneActions>
      )}
      {CorrectDialog && (
        <CorrectDialog
          notice={notice}
          draft={props.correction}
          onDraftChange={props.onCorrectionChange}
          onCorrect={onCorrect}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}

const PhoneActions = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
`;
