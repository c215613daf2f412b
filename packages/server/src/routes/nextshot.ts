import {
  type AnalyzerCall,
  afterAnalyzerCall,
  afterTrainingCall,
  analyzerUsage,
  contract,
  Failure,
  type LinkStatus,
  type MemberDetail,
  type TrainingCall,
  trainingUsage,
} from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import type { Api } from "../http/api.ts";
import { serve } from "../http/serve.ts";
import { lockLinks, type MemberLinks, writeLinks } from "../store/memberLinks.ts";
import { findMember } from "../store/members.ts";
import { analyzerRefusal, trainingRefusal } from "./nextshotRefusals.ts";

/** EN-8: the changes of a member's links with the two services that a coach may make. */
export function nextshotRoutes(api: Api) {
  const analyzerRoute = (
    endpoint: (typeof contract)["inviteMember" | "cancelInvite" | "unlinkUser"],
    call: AnalyzerCall,
  ) =>
    serve(api, endpoint, ({ session, body, ...rest }) =>
      changeLinks({ ...rest, teamId: session.team.team_id, id: body.member_id }, analyzerChange(call)),
    );
  analyzerRoute(contract.inviteMember, "invite");
  analyzerRoute(contract.cancelInvite, "cancel_invite");
  analyzerRoute(contract.unlinkUser, "unlinkuser");

  serve(api, contract.acceptTrainingRequest, ({ session, body, ...rest }) =>
    changeLinks({ ...rest, teamId: session.team.team_id, id: body.member_id }, trainingChange("accept")),
  );

  serve(api, contract.updateNextrainerStatus, ({ session, query, ...rest }) =>
    changeLinks({ ...rest, teamId: session.team.team_id, id: query.member_id }, trainingChange(callTo[query.status])),
  );
}

/** null: nothing a coach does leads there. */
const callTo = {
  in_use: "resume",
  not_use: "stop",
  wait_acceptance: null,
  unlink_user: null,
} as const satisfies Record<LinkStatus, TrainingCall | null>;

type Change = (links: MemberLinks) => Partial<MemberLinks>;

function analyzerChange(call: AnalyzerCall): Change {
  return (links) => {
    const after = afterAnalyzerCall(call, links);
    if (!after) throw new Failure("conflict", { message: analyzerRefusal(call, analyzerUsage(links)) });
    return after;
  };
}

function trainingChange(call: TrainingCall | null): Change {
  return (links) => {
    const nextrainer_usage = call && afterTrainingCall(call, links);
    if (!nextrainer_usage) throw new Failure("conflict", { message: trainingRefusal(call, trainingUsage(links)) });
    return { nextrainer_usage };
  };
}

type Target = { db: Queryable; now: Date; teamId: number; id: number };

/** Decided and written under one lock: of two coaches at once, the second decides from what the first has written. */
async function changeLinks({ db, now, teamId, id }: Target, change: Change): Promise<MemberDetail> {
  const links = await lockLinks(db, teamId, id);
  if (!links) throw new Failure("not_found");
  await writeLinks(db, teamId, id, { ...links, ...change(links) }, now);
  const member = await findMember(db, teamId, id);
  if (!member) throw new Failure("not_found");
  return member;
}
