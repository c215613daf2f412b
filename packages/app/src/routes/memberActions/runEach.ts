import { callLimits, Failure, type Member } from "@kyuseki/domain";

export type RunResult = {
  done: readonly Member[];
  refused: readonly { member: Member; failure: Failure }[];
  /** Not begun: it was stopped, or there was no use in going on. */
  left: readonly Member[];
};

type RunOptions = {
  /** Asked before each one. */
  isStopped: () => boolean;
  /** After each one, done or refused. */
  onSettled: (member: Member) => void;
};

/** Does the same to each member once, a few at a time. What was begun is always waited for. */
export async function runEach(
  members: readonly Member[],
  work: (member: Member) => Promise<void>,
  { isStopped, onSettled }: RunOptions,
): Promise<RunResult> {
  const waiting = [...members];
  const done: Member[] = [];
  const refused: { member: Member; failure: Failure }[] = [];
  let isHopeless = false;

  const worker = async () => {
    while (!isStopped() && !isHopeless) {
      const member = waiting.shift();
      if (!member) return;
      try {
        await work(member);
        done.push(member);
      } catch (error) {
        const failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
        refused.push({ member, failure });
        isHopeless ||= concernsAll.includes(failure.code);
      }
      onSettled(member);
    }
  };
  await Promise.all(Array.from({ length: callLimits.concurrent }, worker));
  return { done, refused, left: waiting };
}

/** Refusals the next member would meet as well. */
const concernsAll: readonly Failure["code"][] = ["unauthorized", "forbidden", "rate_limited", "unavailable"];
