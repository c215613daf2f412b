import { acceptApplication, declineApplication, mergeApplication } from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../house/services.ts";

/** BE-6. What a coach decides about one application. Rejects with the `Failure`; the list follows in either case. */
export function useApplication(member_id: number) {
  const { call } = useServices();
  const queries = useQueryClient();

  const decide = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      void queries.invalidateQueries({ queryKey: ["members"] });
      void queries.invalidateQueries({ queryKey: ["member", member_id] });
    }
  };
  return {
    onAccept: () => decide(call(acceptApplication, { body: { member_id } })),
    onMerge: (into_id: number) => decide(call(mergeApplication, { body: { member_id, into_id } })),
    onDecline: () => decide(call(declineApplication, { body: { member_id } })),
  };
}
