import { pitchCountKinds, recordOf } from "@kyuseki/domain";
import { emptyPitchDraft, type PitchDraft, type PitchGuardView } from "@kyuseki/ui";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";

/**
 * Unsent counts of the player that the view records for, on its day, or of several players at once; none is mixed into
 * another (R2).
 */
export function useCountDrafts({ player, record, day }: Pick<PitchGuardView, "player" | "record" | "day">) {
  const ofTeam = useDraft("pitch-counts", draftSchema, emptyPitchDraft);
  const ofPlayers = useDraft("pitch-counts-of-player", recordOf(draftSchema), none);
  if (!record || player === null) return { value: ofTeam.value, change: ofTeam.change };
  const key = `${player} ${day ?? "today"}`;

  return {
    value: ofPlayers.value[key] ?? emptyPitchDraft,
    change: (draft: PitchDraft) => {
      const isEmpty = draft.date === null && draft.rows.length === 0;
      ofPlayers.update(({ [key]: _, ...others }) => (isEmpty ? others : { ...others, [key]: draft }));
    },
  };
}

const draftSchema = z.object({
  date: z.nullable(z.string()),
  rows: z.readonly(
    z.array(z.object({ member_id: z.int(), kind: z.enum(pitchCountKinds), pitches: z.nullable(z.int()) })),
  ),
});
const none: Record<string, PitchDraft> = {};
