import type { MeasuredBall, PitchReading } from "@kyuseki/domain";
import { type FormEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import { ballActionText, ballActionValueText } from "../../copy/ballActions.ts";
import { overlayText } from "../../copy/overlay.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useSending } from "../../state/useSending.ts";
import { RefusalBanner } from "../Banner/RefusalBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { SelectField } from "../Select/SelectField.tsx";
import type { BallChanges, ChosenOfBall } from "./ballChanges.ts";
import { useBallFields } from "./useBallFields.ts";

export type BallEditDialogProps = {
  ball: MeasuredBall;
  /** どの一球か。「11/15 14:03の136.4 km/h」 */
  which: string;
  mode: "batting" | "pitching";
  reading: PitchReading | undefined;
  changes: BallChanges;
  onClose: () => void;
};

/** 一球の種類と結果を直す。先に直されていたら、選んだものを残して、いまの記録を見せる（R4）。 */
export function BallEditDialog({ ball, which, mode, reading, changes, onClose }: BallEditDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const fields = useBallFields(mode, reading);
  const [chosen, setChosen] = useState(changes.draft?.id === ball.id ? changes.draft.chosen : {});
  const { busy, refusal, send } = useSending();
  const { tag_pitch, batting_type, batting_result, ball: used } = ball;

  const close = () => {
    changes.onDraftChange(null);
    onClose();
  };
  const choose = (next: ChosenOfBall) => {
    setChosen(next);
    changes.onDraftChange({ id: ball.id, chosen: next });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const change = changedOf(chosen, ball);
    if (Object.keys(change).length === 0) return close();
    const before = { tag_pitch, batting_type, batting_result, ball: used };
    const answer = await send(() => changes.onEdit(ball, { ...change, before }));
    if ("result" in answer) close();
  };
  const handleClose = () => {
    if (!busy) close();
  };

  return (
    <Modal
      title={formatMessage(mode === "pitching" ? ballActionText.editPitch : ballActionText.edit)}
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
          <RefusalBanner refusal={refusal} own={{ conflict: formatMessage(ballActionText.conflict) }} />
          <p>{which}</p>
          <p>
            {formatMessage(ballActionValueText.now, {
              content: fields.map(({ wordOf }) => wordOf(ball)).join("・"),
            })}
          </p>
          {fields.map(({ id, label, options, current, read }) => (
            <SelectField
              key={id}
              label={label}
              options={options}
              value={current({ ...ball, ...chosen })}
              onChange={({ target }) => choose({ ...chosen, ...read(target.value) })}
            />
          ))}
          <p>{formatMessage(ballActionText.note)}</p>
        </Stack>
      </form>
    </Modal>
  );
}

/** Only what was chosen and is not so already: what somebody else corrected meanwhile is left to them. */
function changedOf(chosen: ChosenOfBall, ball: MeasuredBall): ChosenOfBall {
  const { tag_pitch, batting_type, batting_result, ball: used } = chosen;
  return {
    ...(tag_pitch !== undefined && tag_pitch !== ball.tag_pitch && { tag_pitch }),
    ...(batting_type !== undefined && batting_type !== ball.batting_type && { batting_type }),
    ...(batting_result !== undefined && batting_result !== ball.batting_result && { batting_result }),
    ...(used !== undefined && used !== ball.ball && { ball: used }),
  };
}
