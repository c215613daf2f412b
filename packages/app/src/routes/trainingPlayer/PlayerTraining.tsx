import { memberName, type TrainingComment, type TrainingCommentDraft, type TrainingRecordDraft } from "@kyuseki/domain";
import { idempotencyKey } from "@kyuseki/domain/client";
import { guardDate, type Loadable, PageNoticeContext, trainingCommentText, trainingStampText } from "@kyuseki/ui";
import { TrainingPlayerScreen } from "@kyuseki/ui/screens/TrainingPlayer";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import type { TrainingCommentPayload } from "../../data/outbox/kinds/sendTrainingComment.ts";
import type { TrainingRecordPayload } from "../../data/outbox/kinds/sendTrainingRecord.ts";
import { useSubmit } from "../../data/outbox/useSubmit.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { deleteComment, playerGuardQuery, trainingPlayerQuery } from "../../data/training.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useCommentDrafts } from "./useCommentDrafts.ts";
import { useDayInAddress } from "./useDayInAddress.ts";
import { useNeighbours } from "./useNeighbours.ts";
import { useRefusedTraining } from "./useRefusedTraining.ts";
import { useTrainingRecords } from "./useTrainingRecords.ts";

type PlayerTrainingProps = {
  /** 0 belongs to no player. */
  id: number;
  userId: number;
};

export function PlayerTraining({ id, userId }: PlayerTrainingProps) {
  const services = useServices();
  const { call, bus } = services;
  const { formatMessage } = useIntl();
  const { hash, key } = useLocation();
  const today = useDayInJapan();
  const { month, day, goToMonth, goToDay } = useDayInAddress(today);
  const playerOptions = trainingPlayerQuery(call, id, month);
  const guardOptions = playerGuardQuery(call, id);
  const player = useQuery({ ...playerOptions, queryFn: id === 0 ? skipToken : playerOptions.queryFn });
  const guard = useQuery({ ...guardOptions, queryFn: id === 0 ? skipToken : guardOptions.queryFn });
  const { drafts, write } = useCommentDrafts(id);
  const submit = useSubmit();
  const unsent = useUnsentOfPlayer(id);
  const records = useTrainingRecords(id, player.data?.member);
  const members = useQuery(membersQuery(call)).data;
  const loadPart = useLoadPart();
  const isMember = members?.some((one) => one.id === id && one.state === "active");
  const { correction, commentDay } = useRefusedTraining(
    { today, day, isReady: player.data !== undefined, canRecord: isMember === true },
    { comments: { drafts, write }, records },
  );

  const toast = (words: keyof typeof trainingCommentText, undo?: () => void) =>
    bus.emit("toast", { tone: "success", text: formatMessage(trainingCommentText[words]), ...(undo && { undo }) });
  /** Rejects with the `Failure`. */
  const send = (draft: TrainingCommentDraft) =>
    submit({
      thing: `training_comment ${idempotencyKey()}`,
      kind: "training_comment",
      group: `training_comment ${id}`,
      payload: { member_id: id, draft } satisfies TrainingCommentPayload,
      about: {
        label: [draft.stamp && formatMessage(trainingStampText[draft.stamp]), draft.text].filter(Boolean).join(" "),
        detail: `${guardDate(draft.date)} ${player.data ? memberName(player.data.member) : ""}`,
        href: `/training-report/${id}?day=${draft.date}`,
      },
    });
  const handleComment = async (draft: TrainingCommentDraft) => {
    if ((await send(draft)).state === "sent") toast("sent");
  };
  const handleRemove = async ({ id: commentId, date, stamp, text }: TrainingComment) => {
    await deleteComment(services, id, commentId);
    toast("removed", () => void reportFailure(services, send({ date, stamp, text })));
  };

  const handleRecord = async (record: TrainingRecordDraft) => {
    await records.record(record);
    goToDay(record.date);
  };

  return (
    <PageNoticeContext value={correction.notice}>
      <TrainingPlayerScreen
        {...useNeighbours(id)}
        player={id === 0 ? nobody : toLoadable(player)}
        guard={guard.data ?? null}
        month={month}
        day={day ?? commentDay}
        userId={userId}
        drafts={drafts}
        {...unsent}
        toComment={hash === "#comment"}
        toRecord={hash === "#record"}
        canRecord={isMember ?? true}
        loadPart={loadPart}
        fields={records.fields}
        onFields={records.onFields}
        onRecord={handleRecord}
        onDeleteRecord={records.remove}
        dayVisit={hash === "#day" ? key : undefined}
        onMonthChange={goToMonth}
        onSelect={goToDay}
        onDraft={write}
        onComment={handleComment}
        onRemove={(comment) => void reportFailure(services, handleRemove(comment))}
        onRetry={() => void player.refetch()}
      />
    </PageNoticeContext>
  );
}

/** What the coach wrote to this player and the server does not have yet. */
function useUnsentOfPlayer(id: number) {
  const { queries } = useServices();
  const { user } = useSignedIn();
  const { entries, onDevice } = useUnsent(
    ({ kind, payload }) =>
      (kind === "training_comment" || kind === "training_record") &&
      (payload as TrainingCommentPayload | TrainingRecordPayload).member_id === id,
    () => void queries.invalidateQueries({ queryKey: queryKeys.trainingMonths(id) }),
  );
  const ofKind = (wanted: string) => entries.filter(({ kind }) => kind === wanted);
  const unsent = ofKind("training_comment").map(({ thing, payload, entered_at, state }) => ({
    ...(payload as TrainingCommentPayload).draft,
    id: thing,
    by: { id: user.id, name: user.name, coach_type: user.coach_type },
    created_at: new Date(entered_at).toISOString(),
    state,
  }));
  const unsentRecords = ofKind("training_record").map(({ thing, payload, state }) => ({
    ...(payload as TrainingRecordPayload).draft,
    ...{ id: thing, by: user.name, state },
  }));
  return { unsent, unsentRecords, onDevice };
}

const nobody: Loadable<never> = { status: "failed", code: "not_found" };
