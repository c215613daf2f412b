import type { Failure, Member } from "@kyuseki/domain";
import type { LinkAction, MemberAction } from "@kyuseki/ui";
import type { IntlShape } from "react-intl";
import {
  archiveAsLeft,
  changeLink,
  deleteMembers,
  reinstate,
  restoreDeleted,
} from "../../data/members/memberActions.ts";
import { invalidateAll, queryKeys, rosterKeys } from "../../data/queryKeys.ts";
import { asFailure, emitFailure } from "../../services/reportFailure.ts";
import type { Services } from "../../services/services.ts";
import { doneText, raisedDetail, resultMessage } from "./resultMessage.ts";
import { runEach } from "./runEach.ts";

export type ActionContext = {
  services: Pick<Services, "call" | "queries" | "bus">;
  intl: IntlShape;
  isStopped: () => boolean;
  onSettled: (member: Member) => void;
};

/** Performs an action, tells the outcome in a toast, and answers the ids of the changed members. Never rejects. */
export function performAction(
  action: MemberAction,
  members: readonly Member[],
  context: ActionContext,
): Promise<readonly number[]> {
  switch (action) {
    case "delete":
      return all(members, context, deleteMembers, { done: "delete", undo: restoreDeleted, undone: "restore" });
    case "leave":
      return all(members, context, archiveAsLeft, { done: "leave", undo: reinstate, undone: "reinstate" });
    case "reinstate":
      return all(members, context, reinstate, {
        done: "reinstate",
        detail: (back) => raisedDetail(context.intl, members, back),
      });
    default:
      return each(action, members, context);
  }
}

type MemberCall<Result = unknown> = (data: ActionContext["services"], members: readonly Member[]) => Promise<Result>;
type DoneMessage = Parameters<typeof doneText>[1];
type Told<Result> = {
  done: DoneMessage;
  /** Added to what was done. */
  detail?: (result: Result) => string | undefined;
  undo?: MemberCall;
  undone?: DoneMessage;
};

/** One call for all members: all change, or none. */
async function all<Result>(
  members: readonly Member[],
  context: ActionContext,
  perform: MemberCall<Result>,
  { done, detail, undo, undone }: Told<Result>,
): Promise<readonly number[]> {
  const { services, intl } = context;
  let result: Result;
  try {
    result = await perform(services, members);
  } catch (error) {
    report(context, error);
    return [];
  }
  const more = detail?.(result);
  const message = { tone: "success", text: doneText(intl, done, members), ...(more && { detail: more }) } as const;
  services.bus.emit(
    "toast",
    undo && undone ? { ...message, undo: () => void all(members, context, undo, { done: undone }) } : message,
  );
  return members.map(({ id }) => id);
}

/** One call for each member. */
async function each(
  action: LinkAction,
  members: readonly Member[],
  context: ActionContext,
): Promise<readonly number[]> {
  const { services, intl } = context;
  const result = await runEach(members, (member) => changeLink(services, action, member), context);
  const { done, refused } = result;
  const [only] = refused;
  if (refused.some(({ failure }) => isOutdated(failure))) refresh(services);
  if (members.length > 1) services.bus.emit("toast", resultMessage(intl, action, result));
  else if (only) emitFailure(services, only.failure);
  else services.bus.emit("toast", { tone: "success", text: doneText(intl, action, members) });
  return done.map(({ id }) => id);
}

function report({ services }: ActionContext, error: unknown) {
  const failure = asFailure(error);
  if (isOutdated(failure)) refresh(services);
  emitFailure(services, failure);
}

/** Somebody else has changed the member first: what is on screen is out of date, and what counts members elsewhere. */
const isOutdated = ({ code }: Failure) => code === "conflict" || code === "not_found";
const refresh = ({ queries }: ActionContext["services"]) =>
  void invalidateAll(queries, [queryKeys.members, queryKeys.memberDetails, ...rosterKeys]);
