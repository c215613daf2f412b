import { recordOf, yearMoves } from "@kyuseki/domain";
import { YearChangeScreen } from "@kyuseki/ui/screens/YearChange";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useYearChange } from "./useYearChange.ts";

export { prefetchYearChange as prefetch } from "./useYearChange.ts";

export function Component() {
  const { call } = useServices();
  const { user } = useSignedIn();
  const nowS = useNowS();
  const { year, members, run, undo, retry } = useYearChange(call);
  const draft = useDraft("year-change", choicesSchema, nothingChosen);
  const toYear = year.status === "ready" ? year.value.next_year : null;

  return (
    <YearChangeScreen
      year={year}
      members={members}
      isManager={user.coach_type === "manager"}
      nowS={nowS}
      choices={draft.value.to_year === toYear ? draft.value.moves : noChoices}
      onChoose={(moves) => {
        if (Object.keys(moves).length === 0) draft.change(nothingChosen);
        else if (toYear !== null) draft.change({ to_year: toYear, moves });
      }}
      onRun={async (change) => {
        await run(change);
        draft.remember(draft.value);
      }}
      onUndo={undo}
      onRetry={retry}
    />
  );
}

/** Of one year: the next one begins anew. They stay after the change, for whoever takes it back to correct one of them. */
const choicesSchema = z.object({ to_year: z.int(), moves: recordOf(z.enum(yearMoves)) });
const nothingChosen = { to_year: 0, moves: {} };
const noChoices = {};
