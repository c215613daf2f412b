import { contract } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { type PreparedAnswer, prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import { activityStateFinder, createActivityCache } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import type { FamilyLink } from "../../store/notices/familyPage.ts";
import { pageOf } from "./openedLink.ts";
import { openLink } from "./openLink.ts";

/**
 * Keeps a family's page by all that its link says, which is read for each request: what is revoked, expired or of a closed
 * club has another page at once.
 */
export function createFamilyPages({ db: allClubs }: Pick<Api, "db">) {
  const findState = activityStateFinder(allClubs);
  const pages = createActivityCache<{ answer: PreparedAnswer; weight: number }>(pageBytes);

  return async (link: FamilyLink, db: Queryable, now: Date): Promise<PreparedAnswer> => {
    const state = await findState(link.team_id);
    const asked = { session: { team: link }, params: link, query: null, now, db };
    const { answer } = await pages(contract.getFamilyPage, asked, state, async (endsAt) => {
      if (now < link.expires_at) endsAt(link.expires_at);
      const page = prepareAnswer(contract.getFamilyPage, await pageOf(db, await openLink(db, link, now), now));
      return { answer: page, weight: page.weight };
    });
    return answer;
  };
}

const pageBytes = 16 * 1024 * 1024;
