import { useState } from "react";
import { MemberBulkAddScreen, type MemberBulkAddScreenProps } from "./MemberBulkAddScreen.tsx";
import { emptyBulkDraft } from "./parts/bulkDraft.ts";

/** For stories only: holds the draft and the result, as the app does. */
export function MemberBulkAddHarness(props: MemberBulkAddScreenProps) {
  const { draft: first, added: firstAdded, onDraftChange, onAdd, onUndo, onContinue } = props;
  const [draft, setDraft] = useState(first);
  const [added, setAdded] = useState(firstAdded);
  const [before, setBefore] = useState(emptyBulkDraft);

  return (
    <MemberBulkAddScreen
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        onDraftChange(next);
        setDraft(next);
      }}
      added={added}
      onAdd={async (drafts) => {
        await onAdd(drafts);
        setBefore(draft);
        setAdded(drafts.length);
      }}
      onUndo={async () => {
        await onUndo();
        setDraft(before);
        setAdded(null);
      }}
      onContinue={() => {
        onContinue();
        setAdded(null);
      }}
    />
  );
}
