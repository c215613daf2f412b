import {
  addTrainingComment,
  type TrainingComment,
  type TrainingCommentDraft,
  type TrainingPlayer,
} from "@kyuseki/domain";
import { queryKeys } from "../../queryKeys.ts";
import type { KindServices } from "./kindServices.ts";
import { sendOne } from "./sendOne.ts";

export type TrainingCommentPayload = { member_id: number; draft: TrainingCommentDraft };

/** A coach's reaction to one day of a player's practice. */
export const sendTrainingComment = ({ call, queries }: KindServices) =>
  sendOne(
    { queries },
    ({ member_id: id, draft }: TrainingCommentPayload, key) =>
      call(addTrainingComment, { params: { id }, body: draft, key }),
    (comment, { member_id }) => {
      const queryKey = queryKeys.trainingMonths(member_id);
      // An answer that is on its way was asked for before.
      void queries.cancelQueries({ queryKey });
      queries.setQueriesData<TrainingPlayer>({ queryKey }, (player) => player && withComment(player, comment));
      void queries.invalidateQueries({ queryKey });
    },
  );

function withComment(player: TrainingPlayer, comment: TrainingComment): TrainingPlayer {
  const { month, comments } = player;
  if (!comment.date.startsWith(month) || comments.some(({ id }) => id === comment.id)) return player;
  return { ...player, comments: [...comments, comment] };
}
