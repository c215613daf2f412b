import { type AttendanceAnswer, answerForPlayer, eventLimits } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { undoIcon } from "../../../../components/Icon/icons.ts";
import { FormModal } from "../../../../components/Modal/FormModal.tsx";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { attendanceText } from "../../../../copy/events/attendance.ts";
import { boardText, boardWords } from "../../../../copy/events/teamEvent.ts";
import { momentOf, shortDateTime } from "../../../../format/date.ts";
import { FormNotice } from "../../../../layout/Page/FormNotice.tsx";
import { Stack } from "../../../../layout/Stack/Stack.tsx";
import { Note } from "../../../../layout/Text/Note.ts";
import { useForm } from "../../../../state/useForm.ts";
import { useSending } from "../../../../state/useSending.ts";
import type { RefusedAnswer, TeamEventScreenProps } from "../../teamEventProps.ts";
import type { BoardPlayer } from "./attendanceRows.ts";

type AnswerDialogProps = Pick<TeamEventScreenProps, "onAnswer"> & {
  player: BoardPlayer;
  /** この選手の、断られた返事。あれば、それを直すところから始める。 */
  refused: RefusedAnswer | undefined;
  onClose: () => void;
};

const { answer, comment } = answerForPlayer.body.shape;

/** 電話などで聞いた返事を、コーチが入れる。 */
export function AnswerDialog({ player, refused, onAnswer, onClose }: AnswerDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const { member_id, name, answered_at, by } = player;
  const takingBack = useSending();
  const { values, busy, failure, fieldError, change, form } = useForm({
    fields: {
      answer: {
        safeParse: (value: unknown) =>
          value === null ? notChosen(formatMessage(boardText.pick)) : answer.safeParse(value),
      },
      comment,
    },
    empty: { answer: (refused ?? player).answer, comment: (refused ?? player).comment },
    onSend: async (said) => {
      await onAnswer({ member_id, ...said });
      onClose();
    },
  });
  const takeBack = async () => {
    const sent = await takingBack.send(() => onAnswer({ member_id, answer: null, comment: "" }));
    if ("result" in sent) onClose();
  };

  return (
    <FormModal
      title={formatMessage(boardWords.answerOf, { name })}
      formId={formId}
      submit={formatMessage(boardText.save)}
      busy={busy || takingBack.busy}
      onClose={onClose}
    >
      <form {...form} id={formId}>
        <Stack gap="l">
          {refused && <FormNotice />}
          <FailureBanner failure={failure ?? takingBack.failure} />
          {answered_at && (
            <Note>
              {by === null
                ? formatMessage(boardWords.byFamily, { time: shortDateTime(momentOf(answered_at)) })
                : formatMessage(boardWords.byCoach, { time: shortDateTime(momentOf(answered_at)), name: by })}
            </Note>
          )}
          <RadioGroup
            label={formatMessage(boardText.choose)}
            variant="card"
            required
            options={answersInDialog.map((value) => ({ value, label: formatMessage(attendanceText[value]) }))}
            value={values.answer}
            error={fieldError("answer")}
            onChange={(chosen) => change({ answer: chosen })}
          />
          <TextField
            name="comment"
            label={formatMessage(boardText.comment)}
            optional
            max={eventLimits.commentMax}
            value={values.comment}
            error={fieldError("comment")}
            onChange={(event) => change({ comment: event.target.value })}
          />
          {player.answer !== null && (
            <span>
              <Button variant="danger" size="s" icon={undoIcon} busy={takingBack.busy} onClick={() => void takeBack()}>
                {formatMessage(boardText.takeBack)}
              </Button>
            </span>
          )}
        </Stack>
      </form>
    </FormModal>
  );
}

/** In the order in which a family names them. */
const answersInDialog = ["coming", "absent", "partly", "undecided"] as const satisfies readonly AttendanceAnswer[];

const notChosen = (message: string) => ({ success: false as const, error: { issues: [{ message }] } });
