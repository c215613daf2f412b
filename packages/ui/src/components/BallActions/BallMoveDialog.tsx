import { type MeasuredBall, memberName } from "@kyuseki/domain";
import { type FormEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import {
  ballActionText,
  ballActionValueText,
  ballMoveText,
  ballMoveValueText,
} from "../../copy/analyzer/ballActions.ts";
import { overlayText } from "../../copy/frame/overlay.ts";
import { shortDateTime } from "../../format/date.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { useSending } from "../../state/useSending.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { ComboBox } from "../ComboBox/ComboBox.tsx";
import { Link } from "../Link/Link.tsx";
import { Modal } from "../Modal/Modal.tsx";
import type { BallChanges, ChosenMove } from "./ballChanges.ts";
import { MoveScopeField } from "./MoveScopeField.tsx";
import { OriginalValue } from "./OriginalValue.tsx";
import { useDayBalls } from "./useDayBalls.ts";
import { useMoveTargets } from "./useMoveTargets.ts";

export type BallMoveDialogProps = {
  ball: MeasuredBall;
  /** どの一球か。「11/15 14:03の136.4 km/h」 */
  which: string;
  changes: BallChanges;
  onClose: () => void;
};

/** まちがった選手に付いた球を、正しい選手に移す。この球から後や、この日のすべてもまとめて移せる。 */
export function BallMoveDialog({ ball, which, changes, onClose }: BallMoveDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const targets = useMoveTargets(ball, changes.players);
  const { day, again } = useDayBalls(ball, changes.readDay);
  const [{ to, scope }, setChosen] = useState<ChosenMove>(
    (changes.draft?.id === ball.id ? changes.draft.move : undefined) ?? { to: null, scope: "one" },
  );
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, send } = useSending();
  const ids = day.status === "ready" ? idsOf(day.value, ball.id) : { one: [ball.id], after: null, day: null };
  const chosenIds = ids[scope];
  const { moved } = ball;

  const close = () => {
    changes.onDraftChange(null);
    onClose();
  };
  const choose = (move: ChosenMove) => {
    setChosen(move);
    setMissing(false);
    changes.onDraftChange({ id: ball.id, move });
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (to === null) return setMissing(true);
    if (chosenIds === null) return;
    const answer = await send(() => changes.onMove(ball, { ids: [...chosenIds], from: ball.member_id, to }));
    if ("result" in answer) close();
    else if (answer.failure.code === "conflict") again();
  };
  const handleClose = () => {
    if (!busy) close();
  };

  return (
    <Modal
      title={formatMessage(ballActionText.move)}
      size="s"
      onClose={handleClose}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={handleClose}>
            {formatMessage(overlayText.cancel)}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={busy}
            aria-disabled={chosenIds === null || undefined}
          >
            {formatMessage(busy ? ballMoveText.sending : ballMoveText.send)}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={which} onSubmit={handleSubmit} noValidate>
        <Stack gap="l">
          <FailureBanner
            failure={failure?.fields?.to === undefined ? failure : undefined}
            own={{ conflict: formatMessage(ballMoveText.conflict) }}
          />
          <p>{which}</p>
          <ComboBox
            label={formatMessage(ballMoveText.to)}
            options={targets}
            value={to === null ? null : `${to}`}
            error={isMissing ? formatMessage(ballMoveText.noPlayer) : failure?.fields?.to}
            required
            onChange={(id) => choose({ to: id === null ? null : Number(id), scope })}
          />
          {moved && (
            <OriginalValue
              text={formatMessage(ballMoveValueText.original, {
                name: memberName(moved.from),
                by: moved.by ?? formatMessage(ballActionText.formerCoach),
                time: shortDateTime(moved.at),
              })}
              label={formatMessage(ballActionValueText.restore, { field: formatMessage(ballMoveText.to) })}
              onRestore={() => choose({ to: moved.from.id, scope })}
            />
          )}
          <MoveScopeField
            day={day}
            counts={{ after: ids.after?.length ?? 0, day: ids.day?.length ?? 0 }}
            value={scope}
            onChange={(next) => choose({ to, scope: next })}
            onRetry={again}
          />
          {ball.mode === 2 && (
            <p>
              {formatMessage(ballMoveText.pitchCounts)}{" "}
              <Link href="/dashboard/pitch-guard">{formatMessage(ballMoveText.toGuard)}</Link>
            </p>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

/** The balls each scope moves; a ball that is no longer of its day is moved alone. */
function idsOf(day: readonly number[], id: number) {
  const at = day.indexOf(id);
  return { one: [id], after: at === -1 ? [id] : day.slice(at), day: at === -1 ? [id] : day };
}
