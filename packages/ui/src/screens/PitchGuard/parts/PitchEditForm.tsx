import { addDays, type PitchCount, type PitchCountEdit, pitchCountKinds, pitchGuard } from "@kyuseki/domain";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { headingText } from "../../../copy/controls/heading.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import {
  pitchHistoryText,
  pitchKindText,
  pitchRecordText,
  pitchRecordValueText,
} from "../../../copy/practice/pitchGuard.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";

export type PitchEditFormProps = {
  /** いまの記録。ほかの人が変えたあとは、その内容になる（R4）。 */
  count: PitchCount;
  today: string;
  /** 断られたときは `Failure` で reject する。`conflict` なら、その前に `count` を読み直す。 */
  onChange: (edit: PitchCountEdit) => Promise<void>;
  onClose: () => void;
};

/** ひとつの記録を直す。 */
export function PitchEditForm({ count, today, onChange, onClose }: PitchEditFormProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const [date, setDate] = useState(count.date);
  const [kind, setKind] = useState(count.kind);
  const [pitches, setPitches] = useState<number | null>(count.pitches);
  const [isWrong, setWrong] = useState(false);
  const { busy, failure, send } = useSending();
  const { member_id, id, version } = count;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || pitches === null) return;
    const answer = await send(() => onChange({ member_id, id, version, date, kind, pitches }));
    if ("result" in answer) onClose();
  };

  return (
    <form aria-label={formatMessage(pitchHistoryText.edit)} onSubmit={handleSubmit} noValidate>
      <Stack gap="l">
        <FailureBanner failure={failure?.fields?.date === undefined ? failure : undefined} />
        <p>
          {formatMessage(pitchRecordValueText.now, {
            date: words.date(count.date),
            kind: formatMessage(pitchKindText[count.kind]),
            pitches: count.pitches,
          })}
        </p>
        <DateField
          label={formatMessage(headingText.date)}
          value={date}
          today={today}
          min={addDays(today, -pitchGuard.enterableDays)}
          max={today}
          required
          error={failure?.fields?.date}
          onChange={(day) => day !== null && setDate(day)}
        />
        <Segment
          label={formatMessage(pitchRecordText.kind)}
          options={pitchCountKinds.map((value) => ({ value, label: formatMessage(pitchKindText[value]) }))}
          value={kind}
          onChange={setKind}
        />
        <NumberField
          label={formatMessage(measureText.balls)}
          unit={formatMessage(unitText.ball)}
          value={pitches}
          min={0}
          max={pitchGuard.mostPitches}
          error={pitches === null ? formatMessage(pitchRecordText.noPitches) : undefined}
          onChange={setPitches}
          onFieldError={(fieldError) => setWrong(fieldError !== null)}
        />
        <Actions>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {formatMessage(pitchRecordText.cancel)}
          </Button>
          <Button variant="primary" type="submit" busy={busy}>
            {formatMessage(busy ? editingText.saving : pitchHistoryText.save)}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token("sp-2")};
`;
