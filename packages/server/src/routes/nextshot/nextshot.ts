import {
  type AnalyzerCall,
  type AnalyzerUsage,
  afterAnalyzerCall,
  afterTrainingCall,
  analyzerUsage,
  contract,
  Failure,
  type LinkStatus,
  type Member,
  type MemberDetail,
  type TrainingCall,
  type TrainingUsage,
  trainingUsage,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Audit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockMemberLinks, type MemberLinks, updateMemberLinks } from "../../store/members/memberLinks.ts";
import { findMember } from "../../store/members/members.ts";

/** The changes of a member's links with the two services that a coach may make (EN-8). */
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

/** null: coaches cannot set this status. */
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
    if (!after) throw new Failure("conflict", { message: analyzerFailure(call, analyzerUsage(links)) });
    return after;
  };
}

function trainingChange(call: TrainingCall | null): Change {
  return (links) => {
    const nextrainer_usage = call && afterTrainingCall(call, links);
    if (!nextrainer_usage) throw new Failure("conflict", { message: trainingFailure(call, trainingUsage(links)) });
    return { nextrainer_usage };
  };
}

type LinkCall = AnalyzerCall | TrainingCall;
type Target = { db: Queryable; now: Date; audit: Audit; teamId: number; id: number; call: LinkCall | null };

/** Reads and writes under one lock, so that a second coach sees what the first has written. */
async function changeLinks({ db, now, audit, teamId, id, call }: Target, change: Change): Promise<MemberDetail> {
  const found = await lockMemberLinks(db, teamId, id);
  if (!found) throw new Failure("not_found");
  const { state, ...links } = found;
  if (call && begins[call] && state !== "active") {
    throw new Failure("conflict", { message: rosterFailure(call, state) });
  }
  await updateMemberLinks(db, teamId, id, { ...links, ...change(links) }, now);
  if (call) await audit("member_link_changed", { memberIds: [id], details: [call] });
  const member = await findMember(db, teamId, id);
  if (!member) throw new Failure("not_found");
  return member;
}

/** Actions that start something need an active member; actions that end something do not. */
const begins = {
  invite: true,
  cancel_invite: false,
  unlinkuser: false,
  accept: true,
  resume: true,
  stop: false,
} as const satisfies Record<LinkCall, boolean>;

/** Why a call of a member's link with the analyzer was refused, and what to do next (EN-8). */
function analyzerFailure(call: AnalyzerCall, now: AnalyzerUsage): string {
  return sentence("アナライザー", analyzerWords[now], analyzerActions[call]);
}

/** `null`: a status that coaches cannot set. */
function trainingFailure(call: TrainingCall | null, now: TrainingUsage): string {
  return sentence("トレーニング", trainingWords[now], call ? trainingActions[call] : "この変更は");
}

/** For members who are not active: applicants and archived ones. */
function rosterFailure(call: AnalyzerCall | TrainingCall, state: Exclude<Member["state"], "active">): string {
  const { reason, todo } = notOnRoster[state];
  return `${reason}のため、${{ ...analyzerActions, ...trainingActions }[call]}できません。${todo}`;
}

const notOnRoster = {
  applied: { reason: "参加申請中", todo: "先に参加の申請を確認してください。" },
  archived: { reason: "卒業・退団したメンバー", todo: "在籍に戻してから、もう一度お試しください。" },
} as const satisfies Record<Exclude<Member["state"], "active">, { reason: string; todo: string }>;

const sentence = (service: string, word: string, deed: string) =>
  `${service}が${word}のため、${deed}できません。画面を読み込み直して、いまの状態を確認してください。`;

/** Words for the analyzer's state (EN-6). */
const analyzerWords = {
  in_use: "「利用中」",
  stopped: "「利用停止」",
  invited: "「招待中」",
  awaiting_invitation: "「招待待ち」",
  none: "未連携",
} as const satisfies Record<AnalyzerUsage, string>;

/** Words for the state of the training service (EN-7). */
const trainingWords = {
  awaiting_approval: "「承認待ち」",
  awaiting_purchase: "「購入待ち」",
  stopped: "「利用停止」",
  in_use: "「利用中」",
} as const satisfies Record<TrainingUsage, string>;

const analyzerActions = {
  invite: "招待",
  cancel_invite: "招待の取り消しは",
  unlinkuser: "連携の解除は",
} as const satisfies Record<AnalyzerCall, string>;

const trainingActions = {
  accept: "承認",
  resume: "利用の再開は",
  stop: "利用の停止は",
} as const satisfies Record<TrainingCall, string>;
