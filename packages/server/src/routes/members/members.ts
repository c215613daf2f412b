import { contract, Failure, type MembersQuery } from "@kyuseki/domain";
import { createAnswerCache } from "../../http/replies/answerCache.ts";
import { prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { memberStory } from "../../reports/members/memberStory.ts";
import type { SignedIn } from "../../store/account/sessions.ts";
import { findMember, insertMembers, listMembers } from "../../store/members/members.ts";
import { findGuardedMember } from "../../store/pitchCounts/pitchGuard.ts";

export function memberRoutes(api: Api) {
  const lists = createAnswerCache();
  const kept = createActivityAnswers(api.db);

  serve(api, contract.listMembers, ({ session, query, db }) =>
    lists.get(listKey(session.team, query), async () =>
      prepareAnswer(contract.listMembers, await listMembers(db, session.team.team_id, query)),
    ),
  );

  serve(api, contract.getMember, async (call) =>
    kept(contract.getMember, call, async () => {
      const member = await findMember(call.db, call.session.team.team_id, call.params.id);
      if (!member) throw new Failure("not_found");
      return member;
    }),
  );

  serve(api, contract.getMemberStory, async ({ session, params, db, now }) => {
    const member = await findGuardedMember(db, session.team.team_id, params.id);
    if (!member) throw new Failure("not_found");
    return memberStory(db, session.team, member, { now, videoSources: api.videoSources });
  });

  serve(api, contract.createMember, async ({ session, body, db, now, audit }) => {
    const [member] = await insertMembers(db, session.team.team_id, [body], session.user.id, now);
    if (!member) throw new Failure("not_found");
    await audit("member_created", { memberIds: [member.id] });
    return member;
  });

  serve(api, contract.bulkCreateMember, async ({ session, body, db, now, audit }) => {
    const members = await insertMembers(db, session.team.team_id, body.members, session.user.id, now);
    await audit("members_created", { memberIds: members.map(({ id }) => id) });
    return { members };
  });
}

/** The version moves with every change of the team's members, so an old list is simply never asked for again. */
function listKey({ team_id, members_version }: SignedIn["team"], query: MembersQuery) {
  const { state, gender, grade, page, sort, limit } = query;
  return JSON.stringify([team_id, members_version, state, gender, grade, page, sort, limit]);
}
