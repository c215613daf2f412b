import { Failure, type Team, type TeamDraft } from "@kyuseki/domain";
import { useState } from "react";
import { useForm } from "../../../state/useForm.ts";
import {
  changedFields,
  chosenTeam,
  mergeTeam,
  type TeamEdits,
  type TeamField,
  type TeamValues,
  teamFields,
  valuesOf,
} from "./teamValues.ts";

/** Saved, or somebody else's earlier save that was not overwritten (R4); each with the server's present state. */
export type TeamSaved = { outcome: "saved" | "stale"; team: Team };

export type TeamFormOptions = {
  team: Team;
  kept: TeamEdits | null;
  onKeep: (edits: TeamEdits | null) => void;
  onSave: (draft: TeamDraft) => Promise<TeamSaved>;
};

type Clash = {
  theirs: Team;
  mine: TeamValues;
  fields: readonly TeamField[];
  answer: (theirFields: readonly TeamField[] | null) => void;
};

/** Unsaved changes over the team, and saving them with conflict handling. */
export function useTeamForm({ team, kept, onKeep, onSave }: TeamFormOptions) {
  const [base, setBase] = useState(kept?.base ?? team);
  const [clash, setClash] = useState<Clash | null>(null);
  const [isSaved, setSaved] = useState(false);

  const ask = (theirs: Team, mine: TeamValues, fields: readonly TeamField[]) =>
    new Promise<readonly TeamField[] | null>((resolve) => {
      setClash({
        theirs,
        mine,
        fields,
        answer: (theirFields) => {
          setClash(null);
          resolve(theirFields);
        },
      });
    });

  const handleSend = async (draft: TeamValues) => {
    let from = base;
    let mine = draft;
    for (;;) {
      const { outcome, team: stored } = await onSave({ ...mine, version: from.version });
      if (outcome === "saved") {
        setSaved(true);
        return adopt(stored);
      }
      const theirs = valuesOf(stored);
      const { merged, clashes } = mergeTeam(valuesOf(from), theirs, mine);
      const theirFields = clashes.length === 0 ? [] : await ask(stored, mine, clashes);
      if (theirFields === null) throw new Failure("conflict");
      mine = chosenTeam(merged, theirs, theirFields);
      from = stored;
    }
  };
  const sheet = useForm({ fields: teamFields, empty: kept?.values ?? valuesOf(team), onSend: handleSend });
  const { values, change } = sheet;
  const changed = changedFields(valuesOf(base), values);

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
      onKeep(changedFields(valuesOf(base), next).length > 0 ? { base, values: next } : null);
    },
    reset: () => {
      setSaved(false);
      sheet.reset();
      adopt(base.version < team.version ? team : base);
    },
  };
}
