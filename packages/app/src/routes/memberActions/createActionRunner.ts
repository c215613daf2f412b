import type { Member } from "@kyuseki/domain";
import type { LinkAction, MemberAction, MemberRun } from "@kyuseki/ui";
import type { IntlShape } from "react-intl";
import type { Services } from "../../services/services.ts";
import { performAction } from "./performAction.ts";

/** What is being done to members right now. */
export type UnderWay = { busy: ReadonlySet<number>; run: MemberRun | null };

export type ActionRunner = {
  /** Answers the ids of those it was done to, once it is over. To whom something is being done already, nothing is. */
  act: (action: MemberAction, members: readonly Member[]) => Promise<readonly number[]>;
  /** Begins with nobody else of the run. */
  stop: () => void;
};

/** Does what a coach asks, each thing once however often it is pressed. */
export function createActionRunner(
  services: Services,
  intl: IntlShape,
  onChange: (underWay: UnderWay) => void,
): ActionRunner {
  const busy = new Set<number>();
  let run: MemberRun | null = null;
  const tell = () => onChange({ busy: new Set(busy), run });
  const settle = (members: readonly Member[]) => {
    for (const { id } of members) busy.delete(id);
    tell();
  };

  return {
    act: async (action, members) => {
      const free = members.filter(({ id }) => !busy.has(id));
      if (free.length === 0) return [];
      const isSamePerson = personOf(services);
      const own: MemberRun | null =
        free.length > 1 && isOneByOne(action) ? { action, done: 0, total: free.length, stopping: false } : null;
      run = own ?? run;
      for (const { id } of free) busy.add(id);
      tell();
      const done = await performAction(action, free, {
        services,
        intl,
        isStopped: () => (own !== null && run?.stopping === true) || !isSamePerson(),
        onSettled: (member) => {
          if (own && run) run = { ...run, done: run.done + 1 };
          settle([member]);
        },
      });
      if (own) run = null;
      settle(free);
      return done;
    },
    stop: () => {
      run = run && { ...run, stopping: true };
      tell();
    },
  };
}

const isOneByOne = (action: MemberAction): action is LinkAction =>
  action !== "delete" && action !== "leave" && action !== "reinstate";

/** R4. What one coach began does not go on under another's name. */
function personOf({ session }: Services): () => boolean {
  const userId = () => {
    const state = session.read();
    return state.status === "signed_in" ? state.user.id : null;
  };
  const began = userId();
  return () => userId() === began;
}
