import {
  type BodyInput,
  changePitchCount,
  deletePitchCount,
  type Member,
  markFinishedBatter,
  memberName,
  type PitchCount,
  type PitchCountEdit,
  type PitchCountsDraft,
  restorePitchCount,
} from "@kyuseki/domain";
import { idempotencyKey } from "@kyuseki/domain/client";
import { guardDate, pitchRecordValueText } from "@kyuseki/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { rereadOnConflict } from "../../data/conflict.ts";
import { useSubmit } from "../../data/outbox/useSubmit.ts";
import { pitchCountKeys } from "../../data/pitchGuard.ts";
import { invalidateAll } from "../../data/queryKeys.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with counts of pitches. Each reads again what it has changed. */
export function usePitchCounts(members: readonly Member[]) {
  const services = useServices();
  const { call, bus } = services;
  const queries = useQueryClient();
  const { formatMessage } = useIntl();
  const submit = useSubmit();
  const nameOf = (id: number) => {
    const member = members.find((one) => one.id === id);
    return member ? memberName(member) : "";
  };

  const changed = () => invalidateAll(queries, pitchCountKeys);
  const toast = (text: string, undo?: () => void) =>
    bus.emit("toast", { tone: "success", text, ...(undo && { undo }) });
  const restore = async ({ member_id, id }: PitchCount) => {
    await call(restorePitchCount, { body: { member_id, id } });
    await changed();
  };

  const mark = async (member_id: number, day: MarkedDay) => {
    await rereadOnConflict(call(markFinishedBatter, { body: { member_id, ...day } }), changed);
    await changed();
  };

  return {
    /** Says that a day ended within the batter at whom the limit was reached, or takes it back. */
    markFinishedBatter: (member_id: number, day: MarkedDay) => void reportFailure(services, mark(member_id, day)),
    /** Rejects with the `Failure`. */
    record: async (body: PitchCountsDraft) => {
      const count = new Set(body.counts.map(({ member_id }) => member_id)).size;
      const { state } = await submit({
        thing: `pitch_counts ${idempotencyKey()}`,
        kind: "pitch_count",
        group: "pitch_counts",
        payload: body,
        about: {
          label: body.counts
            .map(({ pitches }) => formatMessage(pitchRecordValueText.pitches, { count: pitches }))
            .join("、"),
          detail: `${guardDate(body.date)} ${body.counts.map(({ member_id }) => nameOf(member_id)).join("、")}`,
          href: "/dashboard/pitch-guard",
        },
      });
      if (state === "sent") toast(formatMessage(pitchRecordValueText.recorded, { count }));
    },
    /** Rejects with the `Failure`; after a conflict, once what stands now has been read (R4). */
    change: async (body: PitchCountEdit) => {
      await rereadOnConflict(call(changePitchCount, { body }), changed);
      await changed();
    },
    remove: (count: PitchCount) => {
      const { member_id, id, date, pitches } = count;
      const removed = async () => {
        await call(deletePitchCount, { body: { member_id, id } });
        const text = formatMessage(pitchRecordValueText.deleted, { date: guardDate(date), pitches });
        toast(text, () => void reportFailure(services, restore(count)));
        await changed();
      };
      void reportFailure(services, removed());
    },
  };
}

type MarkedDay = Omit<BodyInput<typeof markFinishedBatter>, "member_id">;
