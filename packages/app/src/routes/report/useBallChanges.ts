import {
  changeMeasurement,
  deleteMeasurement,
  Failure,
  type MeasuredBall,
  type MeasurementChange,
  restoreMeasurement,
} from "@kyuseki/domain";
import { type BallChanges, ballDoneText } from "@kyuseki/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { useKept } from "../../data/useKept.ts";
import { useServices } from "../../house/services.ts";
import { reported } from "../memberDetail/reported.ts";

/** `onStale` puts the ball as it is now where it is shown; called when somebody else was faster (R4). */
export function useBallChanges(onStale: (ball: MeasuredBall) => Promise<void>): BallChanges {
  const services = useServices();
  const { call, queries, bus } = services;
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const draft = useKept("ball", ballDraftSchema, null);

  /** Everything reckoned from measurements; what is on screen is here when this resolves. */
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => reckoned.has(String(first)) });
  const during = async <Answer>({ id }: MeasuredBall, work: () => Promise<Answer>): Promise<Answer> => {
    setBusy((before) => new Set(before).add(id));
    try {
      return await work();
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  const say = (words: keyof typeof ballDoneText, undo?: () => void) =>
    bus.emit("toast", { tone: "success", text: formatMessage(ballDoneText[words]), ...(undo && { undo }) });

  const restore = async ({ id }: MeasuredBall) => {
    await call(restoreMeasurement, { params: { id } });
    say("restored");
    await refresh();
  };

  return {
    busy,
    draft: draft.value,
    onDraftChange: (next) => (next ? draft.change(next) : draft.forget()),
    /** Rejects with the `Failure`. */
    onEdit: (ball: MeasuredBall, body: MeasurementChange) =>
      during(ball, async () => {
        try {
          await call(changeMeasurement, { params: { id: ball.id }, body });
        } catch (error) {
          if (error instanceof Failure && error.code === "conflict") await onStale(ball);
          throw error;
        }
        say("changed");
        void refresh();
      }),
    onDelete: (ball: MeasuredBall) =>
      void reported(
        services,
        during(ball, async () => {
          await call(deleteMeasurement, { params: { id: ball.id } });
          say("deleted", () => void reported(services, restore(ball)));
          await refresh();
        }),
      ),
  };
}

const { before: _, ...correctable } = changeMeasurement.body.shape;
const ballDraftSchema = z.nullable(z.object({ id: z.int(), chosen: z.object(correctable) }));

const reckoned: ReadonlySet<string> = new Set(["report", "analysis", "ranking", "evaluation", "home", "member"]);
