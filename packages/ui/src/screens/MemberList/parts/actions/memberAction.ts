import {
  type AnalyzerCall,
  allowedAnalyzerCalls,
  allowedTrainingCalls,
  type Member,
  type TrainingCall,
} from "@kyuseki/domain";

/** The calls that change a member's links (EN-8). */
export type LinkAction = AnalyzerCall | TrainingCall;
/** `leave`: 退団, `reinstate`: return from 卒業 or 退団. */
export type MemberAction = LinkAction | "leave" | "reinstate" | "delete";

type Rights = { analyzerAvailable: boolean; isManager: boolean };

/** The link actions allowed now: training's approval first, then the analyzer, then the rest (EN-8a). */
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

/** Whom 「参加を承認」 is for: who applied for the team, and who waits for training (BE-6, EN-8). */
export const awaitsAcceptance = (member: Member): boolean =>
  member.state === "applied" || linkActions(member, { analyzerAvailable: false }).includes("accept");

export type RowAction = "review" | "reinstate" | (typeof waiting)[number];

/** The one action a row offers beside its menu: the one that somebody waits for. */
export function rowActionOf(member: Member, rights: Rights): RowAction | null {
  if (member.state === "applied") return "review";
  if (member.state === "archived") return rights.isManager ? "reinstate" : null;
  const allowed = linkActions(member, rights);
  return waiting.find((action) => allowed.includes(action)) ?? null;
}

const waiting = ["accept", "invite", "cancel_invite"] as const satisfies readonly LinkAction[];

/** Actions that may ask for confirmation. */
export type AskedAction = "unlinkuser" | "stop" | "leave" | "delete";

/** Whether an action asks first. Deleting one member can be undone at once; deleting several asks. */
export const needsConfirmation = (action: MemberAction, count: number): action is AskedAction =>
  action === "unlinkuser" || action === "stop" || action === "leave" || (action === "delete" && count > 1);
