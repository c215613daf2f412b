import type { Member } from "@kyuseki/domain";
import type { LinkAction, MemberAction, MemberRun } from "@kyuseki/ui";
import type { IntlShape } from "react-intl";
import type { Services } from "../../services/services.ts";
import { performAction } from "./performAction.ts";

/** The actions under way. */
export type UnderWay = { busy: ReadonlySet<number>; run: MemberRun | null };

export type ActionRunner = {
  /** Answers the ids of the changed members, once it is over. Skips members that already have an action under way. */
  act: (action: MemberAction, members: readonly Member[]) => Promise<readonly number[]>;
  /** Starts with no further member of the run. */
  stop: () => void;
};

/** Runs actions on members; pressed twice, an action runs once. */
export function createActionRunner(
  services: Services,
  intl: IntlShape,
  onChange: (underWay: UnderWay) => void,
): ActionRunner {
  const busy = new Set<number>();
  let run: MemberRun | null = null;
  const publish = () => onChange({ busy: new Set(busy), run });
  const release = (members: readonly Member[]) => {
    for (const { id } of members) busy.delete(id);
    publish();
  };

  return {
    act: async (action, members) => {
      const free = members.filter(({ id }) => !busy.has(id));
      if (free.length === 0) return [];
      const isSamePerson = personOf(services);
      const ownRun: MemberRun | null =
        free.length > 1 && isOneByOne(action) ? { action, done: 0, total: free.length, stopping: false } : null;
      run = ownRun ?? run;
      for (const { id } of free) busy.add(id);
      publish();
      const done = await performAction(action, free, {
        services,
        intl,
        isStopped: () => (ownRun !== null && run?.stopping === true) || !isSamePerson(),
        onSettled: (member) => {
          if (ownRun && run) run = { ...run, done: run.done + 1 };
          release([member]);
        },
      });
      if (ownRun) run = null;
      release(free);
      return done;
    },
    stop: () => {
      run = run && { ...run, stopping: true };
      publish();
    },
  };
}

const isOneByOne = (action: MemberAction): action is LinkAction =>
  action !== "delete" && action !== "leave" && action !== "reinstate";

/** Tells whether the same person is still signed in: a run does not go on under another name (R4). */
function personOf({ session }: Services): () => boolean {
  const userId = () => {
    const state = session.read();
    return state.status === "signed_in" ? state.user.id : null;
  };
  const began = userId();
  return () => userId() === began;
}
