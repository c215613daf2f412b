import { sendReminders } from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** Sends the families of these players their reminder of today (CO-5). Rejects with the `Failure`. */
export function useReminders() {
  const { call } = useServices();
  const queries = useQueryClient();
  return async (member_ids: readonly number[]) => {
    const result = await call(sendReminders, { body: { member_ids: [...member_ids] } });
    await invalidateAll(queries, [queryKeys.openItems, queryKeys.notices]);
    return result;
  };
}
