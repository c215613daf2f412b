import { dayInJapan, type TrainingComment, type TrainingCommentDraft } from "@kyuseki/domain";
import { type Loadable, trainingCommentText } from "@kyuseki/ui";
import { TrainingPlayerScreen } from "@kyuseki/ui/screens/TrainingPlayer";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { deleteComment, playerGuardQuery, sendComment, trainingPlayerQuery } from "../../data/training.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { useCommentDrafts } from "./useCommentDrafts.ts";
import { useDayInAddress } from "./useDayInAddress.ts";
import { useNeighbours } from "./useNeighbours.ts";

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
  const [today] = useState(() => dayInJapan(new Date()));
  const { month, day, goToMonth, goToDay } = useDayInAddress(today);
  const playerOptions = trainingPlayerQuery(call, id, month);
  const guardOptions = playerGuardQuery(call, id);
  const player = useQuery({ ...playerOptions, queryFn: id === 0 ? skipToken : playerOptions.queryFn });
  const guard = useQuery({ ...guardOptions, queryFn: id === 0 ? skipToken : guardOptions.queryFn });
  const { drafts, write } = useCommentDrafts(id);

  const toast = (words: keyof typeof trainingCommentText, undo?: () => void) =>
    bus.emit("toast", { tone: "success", text: formatMessage(trainingCommentText[words]), ...(undo && { undo }) });
  const handleComment = async (draft: TrainingCommentDraft) => {
    await sendComment(services, id, draft);
    toast("sent");
  };
  const handleRemove = async ({ id: commentId, date, stamp, text }: TrainingComment) => {
    await deleteComment(services, id, commentId);
    toast("removed", () => void reportFailure(services, sendComment(services, id, { date, stamp, text })));
  };

  return (
    <TrainingPlayerScreen
      {...useNeighbours(id)}
      player={id === 0 ? nobody : toLoadable(player)}
      guard={guard.data ?? null}
      month={month}
      day={day}
      userId={userId}
      drafts={drafts}
      toComment={hash === "#comment"}
      dayVisit={hash === "#day" ? key : undefined}
      onMonthChange={goToMonth}
      onSelect={goToDay}
      onDraft={write}
      onComment={handleComment}
      onRemove={(comment) => void reportFailure(services, handleRemove(comment))}
      onRetry={() => void player.refetch()}
    />
  );
}

const nobody: Loadable<never> = { status: "failed", code: "not_found" };
