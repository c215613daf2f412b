import type { PitchCountsDraft } from "@kyuseki/domain";
import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { emptyPitchDraft, type PitchDraft } from "@kyuseki/ui";
import type { RefusedForm } from "../../data/outbox/useUnsentCorrection.tsx";

type Draft = { value: PitchDraft; change: (draft: PitchDraft) => void };

/** Refused counts come back into the form for several players. */
export const countsForm =
  ({ value, change }: Draft) =>
  ({ payload }: OutboxEntry): RefusedForm => {
    const { date, counts } = payload as PitchCountsDraft;
    return {
      isEmpty: value.rows.length === 0,
      fill: () => change({ date, rows: counts }),
      clear: () => change(emptyPitchDraft),
    };
  };
