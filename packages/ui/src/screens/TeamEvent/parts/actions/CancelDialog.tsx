import { beginsAt, type TeamEvent } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { calendarOffIcon, editIcon } from "../../../../components/Icon/icons.ts";
import { Modal } from "../../../../components/Modal/Modal.tsx";
import { Segment } from "../../../../components/Segment/Segment.tsx";
import { editingText } from "../../../../copy/controls/editing.ts";
import { cancelEventText, cancelEventWords } from "../../../../copy/events/eventHelp.ts";
import { dayOf, momentOf, monthDay } from "../../../../format/date.ts";
import { Note } from "../../../../layout/Text/Note.ts";
import type { TeamEventScreenProps } from "../../teamEventProps.ts";
import { CancelForm } from "./CancelForm.tsx";
import { editHref } from "./eventHrefs.ts";
import { useCancelForm } from "./useCancelForm.ts";

type CancelDialogProps = Pick<TeamEventScreenProps, "onCancel" | "nowS"> & { event: TeamEvent; onClose: () => void };

/** 中止する。または、時間や場所を変える画面へ進む。 */
export function CancelDialog({ event, nowS, onCancel, onClose }: CancelDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [what, setWhat] = useState<"change" | "cancel">("cancel");
  const cancelling = useCancelForm({ event, nowS, onCancel, onClose });
  const { choices, busy } = cancelling;
  const invited = event.attendance.length;
  const handleClose = () => {
    if (!busy) onClose();
  };

  return (
    <Modal
      size="s"
      title={formatMessage(cancelEventWords.title, {
        day: monthDay(dayOf(momentOf(beginsAt(event)))),
        title: event.title,
      })}
      onClose={handleClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(editingText.back)}
          </Button>
          {what === "change" ? (
            <ButtonLink variant="primary" icon={editIcon} href={editHref(event)}>
              {formatMessage(cancelEventText.toEdit)}
            </ButtonLink>
          ) : (
            <Button type="submit" form={formId} variant="danger" icon={calendarOffIcon} busy={busy}>
              {choices.tell
                ? formatMessage(cancelEventWords.send, { count: invited })
                : formatMessage(cancelEventText.cancel)}
            </Button>
          )}
        </>
      }
    >
      <Segment
        wide
        label={formatMessage(cancelEventText.what)}
        options={[
          { value: "change", label: formatMessage(cancelEventText.change) },
          { value: "cancel", label: formatMessage(cancelEventText.cancel) },
        ]}
        value={what}
        onChange={setWhat}
      />
      {what === "change" ? (
        <Note>{formatMessage(cancelEventText.changeHelp)}</Note>
      ) : (
        <CancelForm id={formId} event={event} cancelling={cancelling} />
      )}
    </Modal>
  );
}
