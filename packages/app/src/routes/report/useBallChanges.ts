import {
  changeMeasurement,
  deleteMeasurement,
  listDayBalls,
  type MeasuredBall,
  type MeasurementChange,
  type MeasurementMove,
  memberName,
  moveMeasurements,
  restoreMeasurement,
} from "@kyuseki/domain";
import { rankedBalls } from "@kyuseki/domain/ranking";
import { type BallChanges, ballDoneText, ballDoneValueText, moveScopes } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { rereadOnConflict } from "../../data/conflict.ts";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices, useSignedIn } from "../../services/services.ts";

/** `onStale` puts the ball as it is now where it is shown; called when somebody else was faster (R4). */
export function useBallChanges(onStale: (ball: MeasuredBall) => Promise<void>): BallChanges {
  const services = useServices();
  const { call, queries, bus } = services;
  const { formatMessage } = useIntl();
  const { sport_type } = useSignedIn().team;
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const draft = useDraft("ball", ballDraftSchema, null);
  const members = useQuery(membersQuery(call));
  const players = toLoadable(members);

  /** Reads everything again that is calculatedKeys from measurements; resolves when what is on screen is there. */
  const refresh = () => invalidateAll(queries, calculatedKeys);
  const during = async <Answer>({ id }: MeasuredBall, work: () => Promise<Answer>): Promise<Answer> => {
    setBusy((before) => new Set(before).add(id));
    try {
      return await work();
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  const toast = (text: string, undo?: () => void) =>
    bus.emit("toast", { tone: "success", text, ...(undo && { undo }) });
  const toastDone = (words: keyof typeof ballDoneText, undo?: () => void) =>
    toast(formatMessage(ballDoneText[words]), undo);

  const restore = async ({ id }: MeasuredBall) => {
    await call(restoreMeasurement, { params: { id } });
    toastDone("restored");
    await refresh();
  };

  const moveBack = async ({ ids, from, to }: MeasurementMove) => {
    await call(moveMeasurements, { body: { ids, from: to, to: from } });
    toastDone("movedBack");
    await refresh();
  };
  const nameOf = (id: number, { moved }: MeasuredBall) => {
    const member = members.data?.find((one) => one.id === id) ?? moved?.from;
    return member ? memberName(member) : "";
  };

  return {
    busy,
    draft: draft.value,
    onDraftChange: (next) => (next ? draft.change(next) : draft.forget()),
    /** Rejects with the `Failure`. */
    onEdit: (ball: MeasuredBall, body: MeasurementChange) =>
      during(ball, async () => {
        await rereadOnConflict(call(changeMeasurement, { params: { id: ball.id }, body }), () => onStale(ball));
        toastDone("changed");
        void refresh();
      }),
    balls: rankedBalls(sport_type),
    players:
      players.status === "ready"
        ? { status: "ready", value: players.value.filter(({ state }) => state === "active") }
        : players,
    readDay: async ({ id }: MeasuredBall) => {
      const { balls } = await call(listDayBalls, { params: { id } });
      return balls.map((ball) => ball.id);
    },
    /** Rejects with the `Failure`. */
    onMove: (ball: MeasuredBall, body: MeasurementMove) =>
      during(ball, async () => {
        await rereadOnConflict(call(moveMeasurements, { body }), async () => void refresh());
        const text = formatMessage(ballDoneValueText.moved, { count: body.ids.length, name: nameOf(body.to, ball) });
        toast(text, () => void reportFailure(services, moveBack(body)));
        void refresh();
      }),
    onDelete: (ball: MeasuredBall) =>
      void reportFailure(
        services,
        during(ball, async () => {
          await call(deleteMeasurement, { params: { id: ball.id } });
          toastDone("deleted", () => void reportFailure(services, restore(ball)));
          await refresh();
        }),
      ),
  };
}

const { before: _, ...correctable } = changeMeasurement.body.shape;
const ballDraftSchema = z.nullable(
  z.object({
    id: z.int(),
    chosen: z.optional(z.object(correctable)),
    move: z.optional(z.object({ to: z.nullable(z.int()), scope: z.enum(moveScopes) })),
  }),
);

const calculatedKeys = [
  queryKeys.reports,
  queryKeys.analyses,
  queryKeys.rankings,
  queryKeys.evaluations,
  queryKeys.home,
  queryKeys.memberDetails,
  queryKeys.notes,
  queryKeys.goalSheets,
];
