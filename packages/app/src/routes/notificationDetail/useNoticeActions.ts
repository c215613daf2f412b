import { cancelNotice, correctNotice, type Notice, resendNotice } from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { rereadOnConflict } from "../../data/conflict.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with one notice. Every change rejects with the `Failure`, after a conflict with what stands now read. */
export function useNoticeActions(notice: Notice | undefined) {
  const { call } = useServices();
  const queries = useQueryClient();
  const reread = useCallback(() => void queries.invalidateQueries({ queryKey: queryKeys.notices }), [queries]);

  const apply = async (work: Promise<Notice>) => {
    const changed = await rereadOnConflict(work, () => queries.invalidateQueries({ queryKey: queryKeys.notices }));
    queries.setQueryData(queryKeys.notice(changed.notice_id), changed);
    void queries.invalidateQueries({ queryKey: queryKeys.notices });
    void queries.invalidateQueries({ queryKey: queryKeys.openItems });
  };
  const one = () => {
    if (!notice) throw new Error("a notice that has not arrived has no buttons");
    return { notice_id: notice.notice_id, version: notice.version };
  };

  return {
    reread,
    cancel: () => apply(call(cancelNotice, { body: one() })),
    correct: (words: { title: string; body: string }) => apply(call(correctNotice, { body: { ...one(), ...words } })),
    resend: (member_ids: readonly number[]) =>
      apply(call(resendNotice, { body: { notice_id: one().notice_id, member_ids: [...member_ids] } })),
  };
}
