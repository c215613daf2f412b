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
import type { Audit } from "../http/auditing.ts";
import { serve } from "../http/serve.ts";
import { lockLinks, type MemberLinks, writeLinks } from "../store/memberLinks.ts";
import { findMember } from "../store/members.ts";
import { analyzerRefusal, rosterRefusal, trainingRefusal } from "./nextshotRefusals.ts";

/** EN-8: the changes of a member's links with the two services that a coach may make. */
export function nextshotRoutes(api: Api) {
  const analyzerRoute = (
    endpoint: (typeof contract)["inviteMember" | "cancelInvite" | "unlinkUser"],
    call: AnalyzerCall,
  ) =>
    serve(api, endpoint, ({ session, body, ...rest }) =>
      changeLinks({ ...rest, teamId: session.team.team_id, id: body.member_id, call }, analyzerChange(call)),
    );
  analyzerRoute(contract.inviteMember, "invite");
  analyzerRoute(contract.cancelInvite, "cancel_invite");
  analyzerRoute(contract.unlinkUser, "unlinkuser");

  serve(api, contract.acceptTrainingRequest, ({ session, body, ...rest }) =>
    changeLinks(
      { ...rest, teamId: session.team.team_id, id: body.member_id, call: "accept" },
      trainingChange("accept"),
    ),
  );

  serve(api, contract.updateNextrainerStatus, ({ session, query: { member_id, status }, ...rest }) => {
    const call = callTo[status];
    return changeLinks({ ...rest, teamId: session.team.team_id, id: member_id, call }, trainingChange(call));
  });
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

type LinkCall = AnalyzerCall | TrainingCall;
type Target = { db: Queryable; now: Date; audit: Audit; teamId: number; id: number; call: LinkCall | null };

/** Decided and written under one lock: of two coaches at once, the second decides from what the first has written. */
async function changeLinks({ db, now, audit, teamId, id, call }: Target, change: Change): Promise<MemberDetail> {
  const found = await lockLinks(db, teamId, id);
  if (!found) throw new Failure("not_found");
  const { state, ...links } = found;
  if (call && begins[call] && state !== "active") {
    throw new Failure("conflict", { message: rosterRefusal(call, state) });
  }
  await writeLinks(db, teamId, id, { ...links, ...change(links) }, now);
  if (call) await audit("member_link_changed", { memberIds: [id], details: [call] });
  const member = await findMember(db, teamId, id);
  if (!member) throw new Failure("not_found");
  return member;
}

/** Nothing begins with somebody who is not yet on the roster or has left it; what is still running may end. */
const begins = {
  invite: true,
  cancel_invite: false,
  unlinkuser: false,
  accept: true,
  resume: true,
  stop: false,
} as const satisfies Record<LinkCall, boolean>;
