import type { PitchCountsDraft } from "@kyuseki/domain";
import { emptyPitchDraft, type PitchDraft } from "@kyuseki/ui";
import { useEffect, useEffectEvent } from "react";
import type { DeviceOutbox } from "../../data/outbox/outboxOf.ts";
import { useOutbox } from "../../data/outbox/useOutbox.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { refusedCountsAddress } from "./viewInAddress.ts";

type Draft = { value: PitchDraft; change: (draft: PitchDraft) => void };

/**
 * Counts that the server refused, and the address names, come back into the form and wait no longer: sent again as they
 * were, they would count beside the corrected ones (OF-3). What is typed in the form already goes first.
 */
export function useRefusedCounts({ value, change: write }: Draft) {
  const [{ correct }, change] = useAddressState(refusedCountsAddress, { replace: true });
  const outbox = useOutbox()?.outbox;

  const takeBack = useEffectEvent(async (from: DeviceOutbox, thing: string) => {
    const find = () => from.read().entries.find((entry) => entry.thing === thing);
    const refused = find();
    const isRefused = refused?.kind === "pitch_count" && refused.refusal !== null;
    if (isRefused && value.rows.length === 0) {
      const { date, counts } = refused.payload as PitchCountsDraft;
      write({ date, rows: counts });
      await from.discard([thing]);
      // Another tab is sending it again, or the device did not let go of it.
      if (find()) write(emptyPitchDraft);
    }
    change({ correct: null, record: isRefused });
  });
  useEffect(() => {
    if (outbox && correct !== null) void takeBack(outbox, correct);
  }, [outbox, correct]);
}
