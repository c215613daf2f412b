import { discard, enter, isSendable, release, type StampedDraft } from "./changes.ts";
import { createContents } from "./createContents.ts";
import { createSender } from "./createSender.ts";
import { createSubmit, createWaiters } from "./createSubmit.ts";
import type { OutboxDraft, OutboxEntry } from "./entry.ts";
import type { OutboxOptions } from "./options.ts";

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Everything one person types without waiting for the server: stored on the device first, sent in the order of each
 * thing, and removed only once the server has it. Each attempt is stored before it is made and repeated with the same
 * key, so that it happens once (OF-2, OF-3).
 */
export function createOutbox(options: OutboxOptions) {
  const { userId, teamId, kinds, mayAct, now, newId } = options;
  const contents = createContents(options);
  const waiters = createWaiters();
  const sender = createSender({ ...options, places: contents.places, onState: contents.show, waiters });
  const entries = () => contents.read().entries;

  const stamp = (draft: OutboxDraft): StampedDraft => ({
    ...draft,
    user_id: userId,
    team_id: teamId(),
    revision: newId(),
    entered_at: now(),
  });
  const enterStamped = (drafts: readonly StampedDraft[]) => {
    const things = drafts.map(({ thing }) => thing);
    waiters.supersede(entries(), things);
    return contents.enter(things, (content) => enter(content, drafts));
  };
  const discardThings = (things: readonly string[]) => contents.change((content) => discard(content, things));
  const submit = createSubmit({
    ...options,
    waiters,
    entries,
    enter: (draft) => enterStamped([draft]),
    discard: (thing) => discardThings([thing]),
    flush: sender.flush,
  });

  return {
    read: contents.read,
    subscribe: contents.subscribe,
    /** Reads what is stored on the device; also after another tab has changed it. */
    reload: contents.reload,
    /** Shows the values at once. Resolves with whether they will outlive this tab. */
    enter: (drafts: readonly OutboxDraft[]): Promise<boolean> => enterStamped(drafts.map(stamp)),
    /**
     * Hands one value over and waits, at most so many ms, for what the server says to it. A refused value is not kept:
     * whoever handed it over still has it. Rejects with the `Failure` that the server told; what got no answer is queued.
     */
    submit: (draft: OutboxDraft, patience: { isOnline: boolean; waitMs: number }) => submit(stamp(draft), patience),
    /** Puts back values that could not be stored before the page was left. */
    restore: (left: readonly OutboxEntry[]) => {
      const things = left.map(({ thing }) => thing);
      return contents.enter(things, (content) => {
        const known = new Set(content.entries.map(({ revision }) => revision));
        return enter(
          content,
          left.filter(({ revision }) => !known.has(revision)),
        );
      });
    },
    /** Removes values that the server certainly does not have. */
    discard: discardThings,
    /** Sends refused values again. */
    retry: async (things: readonly string[]) => {
      await contents.change((content) => release(content, things, newId));
      await sender.flush();
    },
    flush: sender.flush,
    /**
     * For a page that is being left: makes the calls at once, without recording them. What became of them is found out
     * with the next attempt, which carries the same keys, or values that the server holds by then.
     */
    sendUnrecorded: () => {
      if (!mayAct()) return;
      // What comes after an attempt that was not answered would overtake it.
      const busy = new Set(entries().flatMap(({ group, batch }) => (batch === null ? [] : [group])));
      const free = entries().filter((entry) => isSendable(entry) && !busy.has(entry.group));
      for (const [first, ...rest] of Map.groupBy(free, ({ group }) => group).values()) {
        const kind = first && kinds[first.kind];
        if (!kind) continue;
        const chosen = kind.together?.([first, ...rest]) ?? [first];
        kind.send(chosen, chosen.length === 1 ? first.revision : newId()).catch(() => {});
      }
    },
    /** At a sign-out: erases everything of this person. */
    erase: async () => {
      sender.stop();
      await contents.erase();
    },
  };
}
