import { painParts, trainingLimits } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { painPartText, painSideText } from "../../../copy/practice/pain.ts";
import { trainingRecordText } from "../../../copy/practice/trainingRecord.ts";
import { ChipChoice } from "./ChipChoice.tsx";
import type { RecordErrors, TrainingRecordFields } from "./recordFields.ts";

type PainFieldsProps = {
  fields: TrainingRecordFields;
  errors: RecordErrors;
  onChange: (part: Partial<TrainingRecordFields>) => void;
};

/** どのくらい、どこが痛いか。痛みがなければ、左右と説明は聞かない。 */
export function PainFields({ fields: { pain, part, side, note }, errors, onChange }: PainFieldsProps) {
  const { formatMessage } = useIntl();

  return (
    <>
      <ChipChoice
        label={formatMessage(trainingRecordText.pain)}
        name="pain.pain"
        error={errors["pain.pain"]}
        options={levels}
        value={pain}
        onChange={(level) => onChange({ pain: level ?? 0 })}
      />
      <ChipChoice
        label={formatMessage(trainingRecordText.part)}
        name="pain.part"
        optional
        error={errors["pain.part"]}
        options={painParts.map((value) => ({ value, label: formatMessage(painPartText[value]) }))}
        value={part}
        onChange={(next) => onChange({ part: next })}
      />
      {part !== null && (
        <ChipChoice
          label={formatMessage(trainingRecordText.side)}
          name="pain.side"
          optional
          error={errors["pain.side"]}
          options={(["R", "L"] as const).map((value) => ({ value, label: formatMessage(painSideText[value]) }))}
          value={side}
          onChange={(next) => onChange({ side: next })}
        />
      )}
      {(pain > 0 || part !== null || note !== "") && (
        <TextArea
          label={formatMessage(trainingRecordText.note)}
          name="pain.note"
          optional
          rows={2}
          max={trainingLimits.painNoteMax}
          value={note}
          error={errors["pain.note"]}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      )}
    </>
  );
}

const levels = Array.from({ length: trainingLimits.painMax + 1 }, (_, value) => ({ value, label: String(value) }));
