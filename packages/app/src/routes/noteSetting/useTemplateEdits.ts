import type { NoteSettingScreenProps } from "@kyuseki/ui/screens/NoteSetting";
import { useBlocker } from "react-router-dom";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { templateEditsSchema } from "./templateEdits.ts";

/**
 * What was typed of a template and not saved: it outlives a reload and a look at another template (R2), and another page
 * is not opened without a question.
 */
export function useTemplateEdits(
  template: number | "new",
): Pick<NoteSettingScreenProps, "kept" | "onKeep" | "leaving"> {
  const draft = useDraft(`note-template-${template}`, templateEditsSchema, null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => draft.value !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  return {
    kept: draft.value,
    onKeep: (edits) => {
      if (edits === null) draft.forget();
      else draft.change(structuredClone(edits) as NonNullable<typeof draft.value>);
    },
    leaving:
      blocker.state === "blocked"
        ? {
            onLeave: () => {
              draft.forget();
              blocker.proceed();
            },
            onStay: () => blocker.reset(),
          }
        : null,
  };
}
