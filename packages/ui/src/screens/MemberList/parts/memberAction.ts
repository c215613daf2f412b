import {
  type AnalyzerCall,
  allowedAnalyzerCalls,
  allowedTrainingCalls,
  type Member,
  type TrainingCall,
} from "@kyuseki/domain";

/** EN-8: the calls that change a member's links. */
export type LinkAction = AnalyzerCall | TrainingCall;
/** `leave`: 退団, `reinstate`: back from 卒業 or 退団. */
export type MemberAction = LinkAction | "leave" | "reinstate" | "delete";

type Rights = { analyzerAvailable: boolean; isManager: boolean };

/** EN-8a. What may be done to the links now: training's approval first, then the analyzer, then the rest. */
export function linkActions(member: Member, { analyzerAvailable }: Pick<Rights, "analyzerAvailable">): LinkAction[] {
  if (member.state !== "active") return [];
  const training = allowedTrainingCalls(member);
  const isApproval = (call: TrainingCall) => call === "accept";
  return [
    ...training.filter(isApproval),
    ...(analyzerAvailable ? allowedAnalyzerCalls(member) : []),
    ...training.filter((call) => !isApproval(call)),
  ];
}

/** BE-6, EN-8. Whom 「参加を承認」 is for: who applied for the team, and who waits for training. */
export const awaitsAcceptance = (member: Member): boolean =>
  member.state === "applied" || linkActions(member, { analyzerAvailable: false }).includes("accept");

export type RowAction = "review" | "reinstate" | (typeof waiting)[number];

/** The one thing a row offers beside its menu: what somebody is waiting for. */
export function rowActionOf(member: Member, rights: Rights): RowAction | null {
  if (member.state === "applied") return "review";
  if (member.state === "archived") return rights.isManager ? "reinstate" : null;
  const allowed = linkActions(member, rights);
  return waiting.find((action) => allowed.includes(action)) ?? null;
}

const waiting = ["accept", "invite", "cancel_invite"] as const satisfies readonly LinkAction[];

/** What may be asked about before it is done. */
export type AskedAction = "unlinkuser" | "stop" | "leave" | "delete";

/** Whether an action asks first. One deleted member can be taken back at once; of several one asks. */
export const asksFirst = (action: MemberAction, count: number): action is AskedAction =>
  action === "unlinkuser" || action === "stop" || action === "leave" || (action === "delete" && count > 1);
