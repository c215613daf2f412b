import { type GoalSheet, goalSheetSchema, saveGoalSheet } from "@kyuseki/domain";
import { noteListText } from "@kyuseki/ui";
import type { NoteListScreenProps } from "@kyuseki/ui/screens/NoteList";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { rereadOnConflict } from "../../data/conflict.ts";
import { toLoadable } from "../../data/loadable.ts";
import { goalSheetQuery } from "../../data/playerNotes.ts";
import { useServices } from "../../services/services.ts";
import { useDraft } from "../../services/useDraft.ts";

/** A player's 9マス目標 and its saving; what was typed outlives a reload and a conflict (R2, R4). */
export function useGoals(id: number): NoteListScreenProps["goals"] {
  const { call, queries, bus } = useServices();
  const { formatMessage } = useIntl();
  const options = goalSheetQuery(call, id);
  const goals = useQuery(options);
  const draft = useDraft(`goals-${id}`, draftSchema, null);

  return {
    goals: toLoadable(goals),
    draft: draft.value,
    onDraft: draft.change,
    onSave: async (sheet: GoalSheet, version) => {
      const stored = await rereadOnConflict(call(saveGoalSheet, { body: { member_id: id, version, sheet } }), () =>
        queries.fetchQuery({ ...options, staleTime: 0 }),
      );
      queries.setQueryData(options.queryKey, stored);
      // What was written while it was on its way stays.
      draft.update((kept) => (kept !== null && JSON.stringify(kept) !== JSON.stringify(sheet) ? kept : null));
      bus.emit("toast", { tone: "success", text: formatMessage(noteListText.goalsSaved) });
    },
    onRetry: () => void goals.refetch(),
  };
}

const draftSchema = z.nullable(goalSheetSchema);
