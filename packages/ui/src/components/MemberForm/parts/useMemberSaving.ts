import { Failure, type MemberDetail, type MemberDraft, type SportType } from "@kyuseki/domain";
import { useVersionedSave } from "../../../state/useVersionedSave.ts";
import { draftFor, type MemberValues, memberValues } from "./memberValues.ts";

/** What an edit begins from. */
export type Origin = { base: MemberValues; version: number | null };

type SavingOptions = {
  sportType: SportType;
  /** Rejects with `conflict` when somebody else has saved since `version`. */
  onSend: (draft: MemberDraft, version: number | null) => Promise<unknown>;
  onReadCurrent: () => Promise<MemberDetail>;
  /** The merged edit becomes the fields' values. */
  onMerge: (values: MemberValues, origin: Origin) => void;
};

/** Saves, past what another coach saved meanwhile (R4). */
export function useMemberSaving({ sportType, onSend, onReadCurrent, onMerge }: SavingOptions) {
  const { clash, save } = useVersionedSave<Origin, MemberValues>();

  return {
    clash,
    save: (draft: MemberDraft, origin: Origin) =>
      save({
        base: origin.base,
        mine: memberValues(draft),
        over: origin,
        valuesOf: ({ base }) => base,
        onMerge,
        send: async (values, over) => {
          try {
            await onSend(draftFor(sportType, draftOf(values, draft)), over.version);
            return { outcome: "saved", stored: over };
          } catch (error) {
            if (over.version === null || !(error instanceof Failure) || error.code !== "conflict") throw error;
            const current = await onReadCurrent();
            // Refused for another reason: the server's sentence says which.
            if (current.version === over.version) throw error;
            return { outcome: "stale", stored: { base: memberValues(current), version: current.version } };
          }
        },
      }),
  };
}

/** Values of a draft and of the server always have a grade. */
const draftOf = (
  { grade, uniform_number, email, guardian_email, ...values }: MemberValues,
  draft: MemberDraft,
): MemberDraft => ({
  ...values,
  grade: grade ?? draft.grade,
  uniform_number: uniform_number || null,
  email: email || null,
  guardian_email: guardian_email || null,
});
