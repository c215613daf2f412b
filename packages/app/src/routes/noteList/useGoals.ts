import { type GoalSheet, goalSheetSchema, saveGoalSheet } from "@kyuseki/domain";
import { noteListText } from "@kyuseki/ui";
import type { NoteListScreenProps } from "@kyuseki/ui/screens/NoteList";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { rereadOnConflict } from "../../data/conflict.ts";
import { toLoadable } from "../../data/loadable.ts";
import { goalSheetQuery } from "../../data/playerNotes.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices } from "../../services/services.ts";

/** A player's 9マス目標 and its saving; what was typed outlives a reload and a conflict (R2, R4). */
export function useGoals(id: number): NoteListScreenProps["goals"] {
  const { call, queries, bus } = useServices();
  const { formatMessage } = useIntl();
  const options = goalSheetQuery(call, id);
  const goals = useQuery(options);
  const draft = useDraft(`goals-${id}`, draftSchema, null);
  const known = goals.data?.version;

  return {
    goals: toLoadable(goals),
    draft: draft.value && sheetOf(draft.value),
    onDraft: (sheet) => draft.update((kept) => ({ ...sheet, begun_from: kept?.begun_from ?? known })),
    onSave: async (sheet, shown) => {
      // The page may have read a later version while this one was being changed.
      const version = draft.value?.begun_from ?? shown;
      const stored = await rereadOnConflict(
        call(saveGoalSheet, { body: { member_id: id, version, sheet } }),
        async () => {
          const { version: begun_from } = await queries.fetchQuery({ ...options, staleTime: 0 });
          draft.update((kept) => kept && { ...kept, begun_from });
        },
      );
      queries.setQueryData(options.queryKey, stored);
      // What was written while it was on its way stays.
      draft.update((kept) =>
        kept !== null && JSON.stringify(sheetOf(kept)) !== JSON.stringify(sheet)
          ? { ...kept, begun_from: stored.version }
          : null,
      );
      bus.emit("toast", { tone: "success", text: formatMessage(noteListText.goalsSaved) });
    },
    onRetry: () => void goals.refetch(),
  };
}

const sheetOf = ({ centre, goals }: GoalSheet): GoalSheet => ({ centre, goals });

/** `begun_from`: the stored version that was changed; not in what a release before has kept. */
const draftSchema = z.nullable(z.object({ ...goalSheetSchema.shape, begun_from: z.optional(z.int()) }));
