import { makeFamilyLetters, revokeFamilyLinks } from "@kyuseki/domain";
import { FamilyLettersScreen } from "@kyuseki/ui/screens/FamilyLetters";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { familyLinkOf, namesById } from "../../data/notices/familyLink.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { lettersAddress } from "./viewInAddress.ts";

export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(membersQuery(call));

/** New links to the pages of the chosen players' families, on paper. They are made once for as long as the page is open. */
export function Component() {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const nowS = useNowS();
  const [{ to, look }, change] = useAddressState(lettersAddress, { replace: true });
  const members = useQuery(membersQuery(call));
  const letters = useQuery({
    queryKey: queryKeys.familyLetters(to),
    queryFn: async () => (await call(makeFamilyLetters, { body: { member_ids: [...to] } })).letters,
    enabled: to.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    // The links stand nowhere else.
    gcTime: 0,
  });

  const families = useMemo(() => {
    if (to.length === 0) return [];
    if (!letters.data || !members.data) return undefined;
    const names = namesById(members.data);
    return letters.data.map((letter) => familyLinkOf(letter, names));
  }, [to.length, letters.data, members.data]);

  return (
    <FamilyLettersScreen
      families={toLoadable({ data: families, error: letters.error ?? members.error })}
      teamName={team.name}
      contact={user.name}
      nowS={nowS}
      look={look}
      onLookChange={(paper) => change({ look: paper })}
      onPrint={() => window.print()}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onStop={async ({ family_id }) => {
        const member_id = letters.data?.find((letter) => letter.family_id === family_id)?.member_ids[0];
        if (member_id !== undefined) await call(revokeFamilyLinks, { body: { member_id } });
      }}
      onRetry={() => {
        void letters.refetch();
        void members.refetch();
      }}
    />
  );
}
