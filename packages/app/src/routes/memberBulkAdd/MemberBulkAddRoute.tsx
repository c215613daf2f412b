import { Failure } from "@kyuseki/domain";
import { bulkValueText, emptyBulkDraft } from "@kyuseki/ui";
import { MemberBulkAddScreen } from "@kyuseki/ui/screens/MemberBulkAdd";
import { useIntl } from "react-intl";
import { membersQuery, useMembers } from "../../data/members/useMembers.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { bulkDraftSchema, draftAfterUndo } from "./bulkDraft.ts";
import { useBulkAdd } from "./useBulkAdd.ts";

export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(membersQuery(call));

export function Component() {
  const { call, bus } = useServices();
  const { formatMessage } = useIntl();
  const { team } = useSignedIn();
  const { members, retry } = useMembers(call);
  const loadPart = useLoadPart();
  const draft = useDraft("member-bulk-add", bulkDraftSchema, emptyBulkDraft);
  const { added, add, close } = useBulkAdd(call, {
    onAdded: ({ count, undo }) =>
      bus.emit("toast", {
        tone: "success",
        text: formatMessage(bulkValueText.added, { count }),
        undo: () => {
          undo().catch((error) => {
            if (error instanceof Failure) bus.emit("failure", error);
          });
        },
      }),
    onUndone: (count, before) => {
      draft.update((now) => draftAfterUndo(before, now));
      bus.emit("toast", { tone: "success", text: formatMessage(bulkValueText.undone, { count }) });
    },
  });
  const { sport_type, nextshot_available } = team;

  return (
    <MemberBulkAddScreen
      members={members}
      onRetry={retry}
      loadPart={loadPart}
      sportType={sport_type}
      analyzerAvailable={nextshot_available}
      draft={draft.value}
      onDraftChange={(next) => (next.text === "" && next.rows.length === 0 ? draft.forget() : draft.change(next))}
      added={added?.count ?? null}
      onAdd={(drafts) => add(drafts, draft.value)}
      onUndo={async () => added?.undo()}
      onContinue={close}
    />
  );
}
