import { declineApplication, type Member, mergeApplication } from "@kyuseki/domain";
import { useServices } from "../../services/services.ts";
import { invalidateAll, queryKeys, rosterKeys } from "../queryKeys.ts";
import { forgetErased } from "./forgetErased.ts";
import { changeLink } from "./memberActions.ts";

/**
 * A coach's decisions about one applicant. Each rejects with the `Failure` and reads the list again in either case
 * (BE-6). An application that was merged or declined is erased on this device, too.
 */
export function useApplication(applicant: Pick<Member, "id" | "state">) {
  const services = useServices();
  const { call, queries } = services;
  const member_id = applicant.id;

  const decide = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      // Of the details also those of the member an application was merged into.
      void invalidateAll(queries, [queryKeys.members, queryKeys.memberDetails, ...rosterKeys]);
    }
  };
  const erase = (work: Promise<unknown>) => decide(work.then(() => forgetErased(services, member_id)));

  return {
    onAccept: () => decide(changeLink({ call, queries }, "accept", applicant)),
    onMerge: (into_id: number) => erase(call(mergeApplication, { body: { member_id, into_id } })),
    onDecline: () => erase(call(declineApplication, { body: { member_id } })),
  };
}
