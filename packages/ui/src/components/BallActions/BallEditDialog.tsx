import {
  type CorrectableField,
  correctableFields,
  correctionErrors,
  type MeasuredBall,
  type PitchReading,
} from "@kyuseki/domain";
import { type FormEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { ballActionText, ballActionValueText } from "../../copy/analyzer/ballActions.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useSending } from "../../state/useSending.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { BallFieldInput } from "./BallFieldInput.tsx";
import type { BallChanges, ChosenOfBall } from "./ballChanges.ts";
import { useBallFields } from "./useBallFields.ts";

export type BallEditDialogProps = {
  ball: MeasuredBall;
  /** どの一球か。「11/15 14:03の136.4 km/h」 */
  which: string;
  reading: PitchReading | undefined;
  changes: BallChanges;
  onClose: () => void;
};

/** 一球の数値や種類を直す。先に直されていたら、選んだものを残して、いまの記録を見せる（R4）。 */
export function BallEditDialog({ ball, which, reading, changes, onClose }: BallEditDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const fields = useBallFields(ball, reading, changes.balls);
  const [chosen, setChosen] = useState<ChosenOfBall>(
    (changes.draft?.id === ball.id ? changes.draft.chosen : undefined) ?? {},
  );
  const [wrong, setWrong] = useState<ReadonlySet<CorrectableField>>(new Set());
  const { busy, failure, send, forget } = useSending();
  const change = changedOf(chosen, ball);
  const errors = { ...failure?.fields, ...correctionErrors(change, ball) };

  const close = () => {
    changes.onDraftChange(null);
    onClose();
  };
  const choose = (part: ChosenOfBall) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    if (failure?.fields) forget();
    changes.onDraftChange({ id: ball.id, chosen: next });
  };
  const mark = (id: CorrectableField, isWrong: boolean) => {
    const others = [...wrong].filter((one) => one !== id);
    setWrong(new Set(isWrong ? [...others, id] : others));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong.size > 0 || Object.keys(correctionErrors(change, ball)).length > 0) return;
    if (Object.keys(change).length === 0) return close();
    const answer = await send(() => changes.onEdit(ball, { ...change, before: seen(ball) }));
    if ("result" in answer) close();
  };
  const handleClose = () => {
    if (!busy) close();
  };

  return (
    <Modal
      title={formatMessage(ballActionText.edit)}
      size="s"
      onClose={handleClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(overlayText.cancel)}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {formatMessage(busy ? ballActionText.saving : ballActionText.save)}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={which} onSubmit={handleSubmit} noValidate>
        <Stack gap="l">
          <FailureBanner
            failure={failure?.fields ? undefined : failure}
            own={{ conflict: formatMessage(ballActionText.conflict) }}
          />
          <p>{which}</p>
          <p>
            {formatMessage(ballActionValueText.now, {
              content: fields.map(({ id, wordOf }) => wordOf(ball[id])).join("・"),
            })}
          </p>
          {fields.map((field) => (
            <BallFieldInput
              key={field.id}
              ball={ball}
              field={field}
              chosen={chosen}
              error={errors[field.id]}
              onChoose={choose}
              onWrong={(isWrong) => mark(field.id, isWrong)}
            />
          ))}
          <p>{formatMessage(ballActionText.note)}</p>
        </Stack>
      </form>
    </Modal>
  );
}

/** Only the fields that were chosen and differ, so that somebody else's corrections stay. */
function changedOf(chosen: ChosenOfBall, ball: MeasuredBall): ChosenOfBall {
  const changed = { ...chosen };
  for (const field of correctableFields) if (changed[field] === ball[field]) delete changed[field];
  return changed;
}

const seen = ({ tag_pitch, batting_type, batting_result, ball, speed, angle, distance }: MeasuredBall) => ({
  tag_pitch,
  batting_type,
  batting_result,
  ball,
  speed,
  angle,
  distance,
});
