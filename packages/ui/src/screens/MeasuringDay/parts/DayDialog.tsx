import { addDays, type MeasureItem, measuringLimits } from "@kyuseki/domain";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { overlayText } from "../../../copy/frame/overlay.ts";
import { measuringFormText, measuringValueText } from "../../../copy/practice/measuringDay.ts";
import { fullDate } from "../../../format/date.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Note } from "../../../layout/Text/Note.ts";
import { useSending } from "../../../state/useSending.ts";
import { ItemChoice } from "./ItemChoice.tsx";
import { type DayFields, type DayFormOptions, useDayForm } from "./useDayForm.ts";

export type DayDialogProps = Omit<DayFormOptions, "onSaved"> & {
  /** YYYY-MM-DD。 */
  today: string;
  /** チームの項目のすべて。使わない項目も。 */
  items: readonly MeasureItem[];
  /** あるときだけ、削除できる。 */
  onDelete: (() => Promise<void>) | undefined;
  onClose: () => void;
};

/** 測定会を始めるか、名前と項目を変える。 */
export function DayDialog({ today, items, onDelete, onClose, ...options }: DayDialogProps) {
  const { day } = options;
  const { formatMessage } = useIntl();
  const formId = useId();
  const { form, busy, values, fieldError, failure, clash, change } = useDayForm({ ...options, onSaved: onClose });
  const handleClose = () => {
    if (!busy) onClose();
  };
  const isDateFixed = day !== null && day.filled > 0;
  const wordsOf = (field: keyof DayFields, of: DayFields) => {
    if (field === "date") return fullDate(of.date);
    if (field !== "item_ids") return of[field];
    return of.item_ids.map((id) => items.find((item) => item.id === id)?.name ?? "").join("、");
  };

  return (
    <>
      <Modal
        title={formatMessage(day ? measuringFormText.editTitle : measuringFormText.newTitle)}
        footer={
          <>
            <Button aria-disabled={busy || undefined} onClick={handleClose}>
              {formatMessage(overlayText.cancel)}
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {formatMessage(busy ? measuringFormText.saving : day ? measuringFormText.save : measuringFormText.begin)}
            </Button>
          </>
        }
        onClose={handleClose}
      >
        <form {...form} id={formId}>
          <Stack gap="l">
            <FailureBanner failure={failure} />
            {!day && options.first.event_id != null && <Note>{formatMessage(measuringFormText.fromEvent)}</Note>}
            <TextField
              name="name"
              label={formatMessage(measuringFormText.name)}
              required
              max={50}
              autoComplete="off"
              value={values.name}
              error={fieldError("name")}
              onChange={({ target }) => change({ name: target.value })}
            />
            <DateField
              name="date"
              label={formatMessage(measuringFormText.date)}
              required
              today={today}
              min={isDateFixed ? undefined : addDays(today, -measuringLimits.enterableDays)}
              max={isDateFixed ? undefined : today}
              value={values.date}
              disabled={isDateFixed}
              help={isDateFixed ? formatMessage(measuringFormText.dateFixed) : undefined}
              error={fieldError("date")}
              onChange={(date) => change({ date })}
            />
            <TextField
              name="place"
              label={formatMessage(measuringFormText.place)}
              optional
              max={50}
              autoComplete="off"
              value={values.place}
              error={fieldError("place")}
              onChange={({ target }) => change({ place: target.value })}
            />
            <ItemChoice
              items={items}
              order={values.order}
              chosen={values.chosen}
              error={fieldError("item_ids")}
              onChange={change}
            />
            {day && onDelete && <RemoveDay name={day.name} onDelete={onDelete} />}
          </Stack>
        </form>
      </Modal>
      <ClashChoice clash={clash} labelOf={(name) => formatMessage(measuringFormText[name])} wordsOf={wordsOf} />
    </>
  );
}

/** 測定会を、記録ごと削除する。その前に確かめる。 */
function RemoveDay({ name, onDelete }: { name: string; onDelete: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure);
  const close = () => {
    forget();
    setAsking(false);
  };

  return (
    <>
      <Button variant="danger" icon={trashIcon} onClick={() => setAsking(true)}>
        {formatMessage(measuringFormText.remove)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(measuringValueText.removeAsk, { name })}
          confirm={{ label: formatMessage(measuringFormText.removeAction), icon: trashIcon }}
          busy={busy}
          failure={sentence}
          onConfirm={() => void send(onDelete)}
          onClose={close}
        >
          <p>{formatMessage(measuringFormText.removeAfter)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
