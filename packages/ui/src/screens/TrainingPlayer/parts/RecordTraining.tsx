import { addDays, type TrainingRecordDraft } from "@kyuseki/domain";
import { type TrainingMenu, trainingLimits, trainingMenus } from "@kyuseki/domain/training";
import { type FormEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { headingText } from "../../../copy/controls/heading.ts";
import { trainingMenuText, trainingText } from "../../../copy/practice/training.ts";
import { trainingRecordText, trainingRecordValueText } from "../../../copy/practice/trainingRecord.ts";
import { FormNotice } from "../../../layout/Page/FormNotice.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Remark } from "../../../layout/Text/Remark.ts";
import { useSending } from "../../../state/useSending.ts";
import { ChipChoice } from "./ChipChoice.tsx";
import { PainFields } from "./PainFields.tsx";
import {
  emptyTrainingRecord,
  fieldsOn,
  firstWrong,
  type RecordErrors,
  readRecord,
  type TrainingRecordFields,
} from "./recordFields.ts";

export type RecordTrainingProps = {
  /** 今日（日本時間）。 */
  today: string;
  /** はじめに出す日。 */
  day: string;
  /** 書きかけ。閉じても残す。 */
  fields: TrainingRecordFields;
  onFields: (fields: TrainingRecordFields) => void;
  /** 断られたときは `Failure` で reject する。 */
  onRecord: (draft: TrainingRecordDraft) => Promise<void>;
  onClose: () => void;
};

/** アプリのない選手の、一日の練習と痛みを、指導者が書く。 */
export function RecordTraining({ today, day, fields, onFields, onRecord, onClose }: RecordTrainingProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<RecordErrors>({});
  /** What stands at the minutes is no number, which they say themselves. */
  const [isUnread, setUnread] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const errors: RecordErrors = { ...failure?.fields, ...wrong };

  const change = (part: Partial<TrainingRecordFields>) => {
    setWrong({});
    if (!busy) forget();
    onFields(fieldsOn(day, { ...fields, ...part }));
  };
  const focus = (name = "") => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const handleClose = () => {
    if (!busy) onClose();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readRecord(fields, { day, noPain: formatMessage(trainingRecordText.noPain) });
    setWrong("errors" in read ? read.errors : {});
    if (isUnread) return focus("minutes");
    if ("errors" in read) return focus(firstWrong(read.errors));
    const answer = await send(() => onRecord(read.draft));
    if ("failure" in answer) return focus(firstWrong(answer.failure.fields));
    onFields(emptyTrainingRecord);
    onClose();
  };

  return (
    <Modal
      title={formatMessage(trainingRecordText.title)}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(trainingRecordText.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {formatMessage(busy ? trainingRecordText.saving : trainingRecordText.save)}
          </Button>
        </>
      }
      onClose={handleClose}
    >
      <form id={formId} ref={form} onSubmit={handleSubmit} noValidate>
        <Stack gap="l">
          <FormNotice />
          <FailureBanner failure={firstWrong(failure?.fields) === undefined ? failure : undefined} />
          <Remark>{formatMessage(trainingRecordText.lead)}</Remark>
          <DateField
            label={formatMessage(headingText.date)}
            name="date"
            value={fields.date ?? day}
            today={today}
            min={addDays(today, -trainingLimits.enterableDays)}
            max={today}
            required
            error={errors.date}
            onChange={(date) => change({ date })}
          />
          <ChipChoice
            label={formatMessage(trainingRecordText.usual)}
            options={usualMinutes.map((value) => ({
              value,
              label: formatMessage(trainingRecordValueText.minutes, { minutes: value }),
            }))}
            value={fields.minutes}
            onChange={(minutes) => {
              // It replaces whatever is typed.
              setUnread(false);
              change({ minutes });
            }}
          />
          <NumberField
            label={formatMessage(trainingRecordText.minutes)}
            name="minutes"
            unit={formatMessage(trainingText.minute)}
            value={fields.minutes}
            min={0}
            max={trainingLimits.minutesMax}
            error={errors.minutes}
            onChange={(minutes) => change({ minutes })}
            onFieldError={(fieldError) => setUnread(fieldError !== null)}
          />
          <ChipChoice
            label={formatMessage(trainingRecordText.rpe)}
            name="rpe"
            optional
            error={errors.rpe}
            options={efforts}
            value={fields.rpe}
            onChange={(rpe) => change({ rpe })}
          />
          <SelectField
            label={formatMessage(trainingRecordText.menu)}
            name="menu"
            optional
            options={menus.map((value) => ({ value, label: formatMessage(trainingMenuText[value]) }))}
            value={fields.menu}
            error={errors.menu}
            onChange={({ target }) => change({ menu: menus.find((menu) => menu === target.value) ?? "other" })}
          />
          <PainFields fields={fields} errors={errors} onChange={change} />
        </Stack>
      </form>
    </Modal>
  );
}

const formId = "record-training";
const usualMinutes = [30, 60, 90, 120, 180] as const;
const efforts = Array.from({ length: trainingLimits.rpeMax }, (_, at) => ({ value: at + 1, label: String(at + 1) }));
// Object.keys widens to string; these are the keys of `trainingMenus`.
const menus = Object.keys(trainingMenus) as TrainingMenu[];
