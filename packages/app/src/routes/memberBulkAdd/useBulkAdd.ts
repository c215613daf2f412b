import { bulkCreateMember, type MemberDraft, undoCreation } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { BulkDraft } from "@kyuseki/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { invalidateAll, queryKeys, rosterKeys } from "../../data/queryKeys.ts";

type Added = {
  count: number;
  /** Rejects with the `Failure`; does nothing once it has succeeded. */
  undo: () => Promise<void>;
};
type BulkAddOptions = {
  onAdded: (added: Added) => void;
  /** `before` is the draft the members were added from. */
  onUndone: (count: number, before: BulkDraft) => void;
};

/** Adds members in one call, and takes exactly them back. Both reject with the `Failure`. */
export function useBulkAdd(call: Call, { onAdded, onUndone }: BulkAddOptions) {
  const queries = useQueryClient();
  const [added, setAdded] = useState<Added | null>(null);
  const readMembers = () => void invalidateAll(queries, [queryKeys.members, ...rosterKeys]);

  return {
    /** What was added last, until it is undone or closed. */
    added,
    close: () => setAdded(null),
    add: async (drafts: readonly MemberDraft[], before: BulkDraft) => {
      const { members } = await call(bulkCreateMember, { body: { members: [...drafts] } });
      const ids = members.map(({ id }) => id);
      let isUndone = false;
      const undo = async () => {
        if (isUndone) return;
        await call(undoCreation, { body: { ids } });
        isUndone = true;
        setAdded((shown) => (shown === mine ? null : shown));
        readMembers();
        onUndone(ids.length, before);
      };
      const mine: Added = { count: ids.length, undo };
      setAdded(mine);
      readMembers();
      onAdded(mine);
    },
  };
}
