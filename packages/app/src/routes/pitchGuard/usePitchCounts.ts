import {
  changePitchCount,
  deletePitchCount,
  markFinishedBatter,
  type PitchCount,
  type PitchCountEdit,
  type PitchCountsDraft,
  recordPitchCounts,
  restorePitchCount,
} from "@kyuseki/domain";
import { guardDate, pitchRecordValueText } from "@kyuseki/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { rereadOnConflict } from "../../data/conflict.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with counts of pitches. Each reads again what it has changed. */
export function usePitchCounts() {
  const services = useServices();
  const { call, bus } = services;
  const queries = useQueryClient();
  const { formatMessage } = useIntl();

  const changed = () => invalidateAll(queries, touched);
  const toast = (text: string, undo?: () => void) =>
    bus.emit("toast", { tone: "success", text, ...(undo && { undo }) });
  const restore = async ({ member_id, id }: PitchCount) => {
    await call(restorePitchCount, { body: { member_id, id } });
    await changed();
  };

  const mark = async (member_id: number, day: { date: string; finished: boolean }) => {
    await call(markFinishedBatter, { body: { member_id, ...day } });
    await changed();
  };

  return {
    /** Says that a day ended within the batter at whom the limit was reached, or takes it back. */
    markFinishedBatter: (member_id: number, day: { date: string; finished: boolean }) =>
      void reportFailure(services, mark(member_id, day)),
    /** Rejects with the `Failure`. */
    record: async (body: PitchCountsDraft) => {
      await call(recordPitchCounts, { body });
      const count = new Set(body.counts.map(({ member_id }) => member_id)).size;
      toast(formatMessage(pitchRecordValueText.recorded, { count }));
      await changed();
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

const touched = [queryKeys.pitchGuard, queryKeys.pitchCounts, queryKeys.home, queryKeys.dashboards, queryKeys.audit];
