import { deleteRecipientGroup, saveRecipientGroup } from "@kyuseki/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { recipientGroupsQuery } from "../../data/notices/recipientGroups.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** The team's saved groups of recipients; both changes reject with the `Failure`. */
export function useRecipientGroups() {
  const { call } = useServices();
  const queries = useQueryClient();
  const groups = useQuery(recipientGroupsQuery(call));

  return {
    groups: toLoadable(groups),
    retry: () => void groups.refetch(),
    save: async (body: { name: string; member_ids: number[] }) => {
      queries.setQueryData(queryKeys.recipientGroups, (await call(saveRecipientGroup, { body })).groups);
    },
    remove: async (group_id: number) => {
      const { groups: left } = await call(deleteRecipientGroup, { body: { group_id } });
      queries.setQueryData(queryKeys.recipientGroups, left);
    },
  };
}
