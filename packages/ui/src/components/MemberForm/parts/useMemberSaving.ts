import { Failure, type MemberDetail, type MemberDraft, type SportType } from "@kyuseki/domain";
import { useState } from "react";
import type { StaleChosen } from "../../StaleChoice/StaleChoice.tsx";
import { draftFor, type MemberField, type MemberValues, memberValues } from "./memberValues.ts";
import { mergeEdit, take } from "./mergeEdit.ts";

type Chosen = StaleChosen<MemberField>;
export type Dispute = {
  names: readonly MemberField[];
  theirs: MemberValues;
  mine: MemberValues;
  /** null: decide later. */
  settle: (chosen: Chosen | null) => void;
};
/** What an edit starts from. */
export type Origin = { base: MemberValues; version: number | null };

type SavingOptions = {
  sportType: SportType;
  /** Rejects with `conflict` when somebody else has saved since `version`. */
  onSend: (draft: MemberDraft, version: number | null) => Promise<unknown>;
  onReadCurrent: () => Promise<MemberDetail>;
  /** The merged edit becomes the fields' values. */
  onMerge: (values: MemberValues, origin: Origin) => void;
};

/**
 * Saves; after another coach's save, merges both edits and saves again, asking only about fields that both changed
 * differently (R4).
 */
export function useMemberSaving({ sportType, onSend, onReadCurrent, onMerge }: SavingOptions) {
  const [dispute, setDispute] = useState<Dispute | null>(null);

  const ask = (question: Omit<Dispute, "settle">) =>
    new Promise<Chosen | null>((resolve) => {
      const settle = (chosen: Chosen | null) => {
        setDispute(null);
        resolve(chosen);
      };
      setDispute({ ...question, settle });
    });

  const save = async (draft: MemberDraft, { base, version }: Origin): Promise<void> => {
    try {
      await onSend(draftFor(sportType, draft), version);
    } catch (error) {
      if (version === null || !(error instanceof Failure) || error.code !== "conflict") throw error;
      const current = await onReadCurrent();
      // Refused for another reason; the server's sentence names it.
      if (current.version === version) throw error;
      const theirs = memberValues(current);
      const { merged, disputed } = mergeEdit({ base, theirs, mine: memberValues(draft) });
      const chosen = disputed.length === 0 ? null : await ask({ names: disputed, theirs, mine: merged });
      if (disputed.length > 0 && chosen === null) return;
      const given = disputed.filter((name) => chosen?.[name] === "theirs");
      const values = take(given, theirs, merged);
      const origin = { base: theirs, version: current.version };
      onMerge(values, origin);
      await save(draftOf(values, draft), origin);
    }
  };

  return { dispute, save };
}

/** Values of a draft and of the server always have a grade. */
const draftOf = ({ grade, email, guardian_email, ...values }: MemberValues, draft: MemberDraft): MemberDraft => ({
  ...values,
  grade: grade ?? draft.grade,
  email: email || null,
  guardian_email: guardian_email || null,
});
