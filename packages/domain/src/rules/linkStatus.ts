import type { LinkStatus, Member } from "../contract/members/members.ts";
import type { AnalyzerEvent, TrainingEvent } from "../vocabulary/linkEvents.ts";

type Analyzer = Pick<Member, "nextshot_usage" | "nextshot_id">;
type Training = Pick<Member, "nextrainer_usage" | "nextrainer_purchased">;

/** What a coach can do to a member's link with the analyzer, named as the calls. */
export const analyzerCalls = ["invite", "cancel_invite", "unlinkuser"] as const;
export type AnalyzerCall = (typeof analyzerCalls)[number];
/** accept_training_request, and update_nextrainer_status to in_use and to not_use. */
export const trainingCalls = ["accept", "resume", "stop"] as const;
export type TrainingCall = (typeof trainingCalls)[number];

/**
 * The changes a coach may make to the analyzer link (EN-8a). `withId`: only for members that have (true) or lack
 * (false) the service's id; a stopped one is not invited again.
 */
const analyzerTransitions = {
  invite: [
    { from: "not_use", withId: false, to: "wait_acceptance" },
    { from: "unlink_user", to: "wait_acceptance" },
  ],
  cancel_invite: [{ from: "wait_acceptance", to: "not_use" }],
  unlinkuser: [{ from: "in_use", to: "unlink_user" }],
} as const satisfies Record<AnalyzerCall, readonly (Step & { withId?: boolean })[]>;

/** `purchased`: only for members whose service was bought (EN-8a). */
const trainingTransitions = {
  accept: { from: "wait_acceptance", to: "in_use" },
  resume: { from: "not_use", to: "in_use", purchased: true },
  stop: { from: "in_use", to: "not_use", purchased: true },
} as const satisfies Record<TrainingCall, Step & { purchased?: true }>;

type Step = { from: LinkStatus; to: LinkStatus };

/** The member's link after the call; undefined when it is not allowed. A link begun or ended here has no id. */
export function afterAnalyzerCall(call: AnalyzerCall, member: Analyzer): Analyzer | undefined {
  const hasId = Boolean(member.nextshot_id);
  const steps: readonly (Step & { withId?: boolean })[] = analyzerTransitions[call];
  const step = steps.find(({ from, withId = hasId }) => from === member.nextshot_usage && withId === hasId);
  return step && { nextshot_usage: step.to, nextshot_id: null };
}

/**
 * The member's link after an event of the sister product; undefined when it is not allowed (EN-8a). A repeated event is
 * allowed and changes nothing.
 */
export function afterAnalyzerEvent(
  event: AnalyzerEvent,
  nextshot_id: string | null,
  member: Analyzer,
): Analyzer | undefined {
  const isFirst = member.nextshot_usage === { invited_accepted: "wait_acceptance", service_stopped: "in_use" }[event];
  const after: Analyzer =
    event === "service_stopped"
      ? { nextshot_usage: "not_use", nextshot_id: member.nextshot_id }
      : { nextshot_usage: "in_use", nextshot_id };
  const isAgain = member.nextshot_usage === after.nextshot_usage && member.nextshot_id === after.nextshot_id;
  return after.nextshot_id !== null && (isFirst || isAgain) ? after : undefined;
}

/** The status after the call; undefined when it is not allowed. */
export function afterTrainingCall(call: TrainingCall, member: Training): LinkStatus | undefined {
  const step: Step & { purchased?: true } = trainingTransitions[call];
  const allowed = step.from === member.nextrainer_usage && (!step.purchased || member.nextrainer_purchased);
  return allowed ? step.to : undefined;
}

/**
 * The member's link after an event of the training product; undefined when it is not allowed (EN-8a). A repeated event
 * is allowed and changes nothing. A purchase changes what a coach may do, not whether the member is in use.
 */
export function afterTrainingEvent(event: TrainingEvent, member: Training): Training | undefined {
  if (event !== "request") return { ...member, nextrainer_purchased: event === "purchased" };
  const isOpen = member.nextrainer_usage === "not_use" || member.nextrainer_usage === "wait_acceptance";
  return isOpen ? { ...member, nextrainer_usage: "wait_acceptance" } : undefined;
}

/** The calls to offer as buttons, in the table's order. */
export function allowedAnalyzerCalls(member: Analyzer): AnalyzerCall[] {
  return analyzerCalls.filter((call) => afterAnalyzerCall(call, member) !== undefined);
}

export function allowedTrainingCalls(member: Training): TrainingCall[] {
  return trainingCalls.filter((call) => afterTrainingCall(call, member) !== undefined);
}
