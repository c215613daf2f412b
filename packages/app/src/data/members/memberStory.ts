import { getMemberStory, type MemberStory } from "@kyuseki/domain";
import type { Loadable } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../services/services.ts";
import { toLoadable } from "../loadable.ts";
import { queryKeys } from "../queryKeys.ts";

/** A member's last weeks, asked for beside the member itself; not asked for while `isOn` is false. */
export function useMemberStory(id: number, isOn: boolean): { story: Loadable<MemberStory>; retryStory: () => void } {
  const { call } = useServices();
  const story = useQuery({
    queryKey: queryKeys.memberStory(id),
    queryFn: ({ signal }) => call(getMemberStory, { params: { id }, signal }),
    enabled: isOn && Number.isInteger(id) && id > 0,
  });
  return { story: toLoadable(story), retryStory: () => void story.refetch() };
}
