import { teamSchema } from "@kyuseki/domain";
import { useBlocker } from "react-router-dom";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";

/** What was typed of the team and not saved: it outlives a reload (R2), and another page is not opened without a question. */
export function useTeamEdits() {
  const draft = useDraft("team", editsSchema, null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => draft.value !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  return {
    kept: draft.value,
    keep: (edits: z.output<typeof editsSchema>) => (edits === null ? draft.forget() : draft.change(edits)),
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

/** As typed, so not yet as a draft has to be. */
const valuesSchema = z.pick(teamSchema, {
  name: true,
  name_kana: true,
  sport_type: true,
  ball: true,
  prefecture: true,
  league: true,
  representative: true,
  contact_email: true,
  goal: true,
});
const editsSchema = z.nullable(z.object({ base: teamSchema, values: valuesSchema }));
