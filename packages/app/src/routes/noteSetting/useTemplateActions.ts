import { archiveNoteTemplate, Failure, type NoteTemplate, saveNoteTemplate } from "@kyuseki/domain";
import { storedTemplate, type TemplateStored, type TemplateValues, templateDraftOf } from "@kyuseki/ui";
import { rereadOnConflict, saveOrStale } from "../../data/conflict.ts";
import { noteTemplatesQuery } from "../../data/noteTemplates.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** Saving and archiving templates. Each rejects with the `Failure`; another's earlier save is answered as `stale` (R4). */
export function useTemplateActions() {
  const { call, queries } = useServices();
  const reread = () => queries.fetchQuery({ ...noteTemplatesQuery(call), staleTime: 0 });
  /** Notes of the next day, and who has not written, follow from it. */
  const changed = () => invalidateAll(queries, [queryKeys.notes, queryKeys.openItems, queryKeys.home]);

  return {
    /** `id` null makes a template. */
    save: async (id: number | null, values: TemplateValues, { version }: TemplateStored) => {
      const draft = templateDraftOf(values);
      if (draft === null) throw new Failure("invalid");
      const answer = await saveOrStale<NoteTemplate>({
        version,
        save: () =>
          call(saveNoteTemplate, { body: { ...draft, template_id: id, version: id === null ? null : version } }),
        read: async () => (await reread()).templates.find(({ template_id }) => template_id === id),
      });
      if (answer.outcome === "saved") {
        await reread();
        void changed();
      }
      return { outcome: answer.outcome, stored: storedTemplate(answer.stored), id: answer.stored.template_id };
    },
    archive: async ({ template_id, version }: NoteTemplate, archived: boolean) => {
      const body = { template_id, version, archived };
      const answer = await rereadOnConflict(call(archiveNoteTemplate, { body }), reread);
      await reread();
      void changed();
      return answer;
    },
  };
}
