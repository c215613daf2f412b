import { Failure, type Team, type TeamDraft } from "@kyuseki/domain";
import { useState } from "react";
import { changedNames } from "../../../state/mergeValues.ts";
import { useForm } from "../../../state/useForm.ts";
import { useVersionedSave } from "../../../state/useVersionedSave.ts";
import { ballFor, type TeamEdits, type TeamValues, teamFields, valuesOf } from "./teamValues.ts";

/** Saved, or somebody else's earlier save that was not overwritten (R4); each with the server's present state. */
export type TeamSaved = { outcome: "saved" | "stale"; team: Team };

export type TeamFormOptions = {
  team: Team;
  kept: TeamEdits | null;
  onKeep: (edits: TeamEdits | null) => void;
  onSave: (draft: TeamDraft) => Promise<TeamSaved>;
};

/** What was typed over which team, and its way to the server past what others save meanwhile. */
export function useTeamForm({ team, kept, onKeep, onSave }: TeamFormOptions) {
  const [base, setBase] = useState(kept?.base ?? team);
  const { clash, save } = useVersionedSave<Team, TeamValues>();
  const [isSaved, setSaved] = useState(false);

  const handleSend = async (mine: TeamValues) => {
    const saved = await save({
      base: valuesOf(base),
      mine,
      over: base,
      valuesOf,
      send: async (values, { version }) => {
        const ball = ballFor(values.sport_type, values.ball);
        const { outcome, team: stored } = await onSave({ ...values, ball, version });
        return { outcome, stored };
      },
    });
    if (saved === null) throw new Failure("conflict");
    setSaved(true);
    adopt(saved);
  };
  const sheet = useForm({ fields: teamFields, empty: kept?.values ?? valuesOf(team), onSend: handleSend });
  const { values, change } = sheet;
  const changed = changedNames(valuesOf(base), values);

  const adopt = (next: Team) => {
    setBase(next);
    change(valuesOf(next));
    onKeep(null);
  };
  // Without unsaved changes, other people's saves show at once.
  if (changed.length === 0 && team.version > base.version) {
    setBase(team);
    change(valuesOf(team));
  }

  return {
    ...sheet,
    unsaved: changed.length,
    clash,
    isSaved,
    change: (part: Partial<TeamValues>) => {
      const next = { ...values, ...part };
      setSaved(false);
      change(part);
      onKeep(changedNames(valuesOf(base), next).length > 0 ? { base, values: next } : null);
    },
    reset: () => {
      setSaved(false);
      sheet.reset();
      adopt(base.version < team.version ? team : base);
    },
  };
}
