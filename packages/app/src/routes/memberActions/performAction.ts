import type { Failure, Member } from "@kyuseki/domain";
import type { LinkAction, MemberAction } from "@kyuseki/ui";
import type { IntlShape } from "react-intl";
import { bringBack, changeLink, deleteMembers, letLeave, reinstate } from "../../data/memberActions.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { asFailure, emitFailure } from "../../services/reportFailure.ts";
import type { Services } from "../../services/services.ts";
import { doneText, resultMessage } from "./resultMessage.ts";
import { runEach } from "./runEach.ts";

export type ActionContext = {
  services: Pick<Services, "call" | "queries" | "bus">;
  intl: IntlShape;
  isStopped: () => boolean;
  onSettled: (member: Member) => void;
};

/** Does it, says what became of it, and answers the ids of those it was done to. Never rejects. */
export function performAction(
  action: MemberAction,
  members: readonly Member[],
  context: ActionContext,
): Promise<readonly number[]> {
  switch (action) {
    case "delete":
      return all(members, context, deleteMembers, { done: "delete", undo: bringBack, undone: "restore" });
    case "leave":
      return all(members, context, letLeave, { done: "leave", undo: reinstate, undone: "reinstate" });
    case "reinstate":
      return all(members, context, reinstate, { done: "reinstate" });
    default:
      return each(action, members, context);
  }
}

type MemberCall = (data: ActionContext["services"], members: readonly Member[]) => Promise<void>;
type Said = Parameters<typeof doneText>[1];

/** One call for all of them: done to all or to nobody. */
async function all(
  members: readonly Member[],
  context: ActionContext,
  deed: MemberCall,
  { done, undo, undone }: { done: Said; undo?: MemberCall; undone?: Said },
): Promise<readonly number[]> {
  const { services, intl } = context;
  try {
    await deed(services, members);
  } catch (error) {
    report(context, error);
    return [];
  }
  const message = { tone: "success", text: doneText(intl, done, members) } as const;
  services.bus.emit(
    "toast",
    undo && undone ? { ...message, undo: () => void all(members, context, undo, { done: undone }) } : message,
  );
  return members.map(({ id }) => id);
}

/** One call for each of them. */
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

/** Somebody else was faster: what is shown is not what is. */
const isOutdated = ({ code }: Failure) => code === "conflict" || code === "not_found";
const refresh = ({ queries }: ActionContext["services"]) =>
  void queries.invalidateQueries({ queryKey: queryKeys.members });
