import { Failure, makeFamilyLetters, revokeFamilyLinks } from "@kyuseki/domain";
import { membersQuery } from "../../data/members/useMembers.ts";
import { familyLinkOf, namesById } from "../../data/notices/familyLink.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";

/** What hands out the link of one player's family, or stops it. */
export function useFamilyLink(id: number) {
  const { call, queries } = useServices();
  const { team, user } = useSignedIn();
  const nowS = useNowS();

  return {
    teamName: team.name,
    contact: user.name,
    nowS,
    onMake: async () => {
      const [{ letters }, members] = await Promise.all([
        call(makeFamilyLetters, { body: { member_ids: [id] } }),
        queries.ensureQueryData(membersQuery(call)),
      ]);
      const [letter] = letters;
      if (!letter) throw new Failure("not_found");
      return familyLinkOf(letter, namesById(members));
    },
    onStop: () => call(revokeFamilyLinks, { body: { member_id: id } }),
    onCopy: (text: string) => navigator.clipboard.writeText(text),
    onPrint: () => window.print(),
  };
}
