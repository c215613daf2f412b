import { applyChange, discard, enter, isSendable, type OutboxChange, release, type StampedDraft } from "./changes.ts";
import { createSender, type SendingState } from "./createSender.ts";
import { deliver } from "./deliver.ts";
import {
  emptyOutbox,
  type OutboxContent,
  type OutboxDraft,
  type OutboxEntry,
  type OutboxOutcome,
  type OutboxSubmission,
} from "./entry.ts";
import type { OutboxOptions } from "./options.ts";
import { createPlace, type Work } from "./outboxPlace.ts";
import { createMemoryStore } from "./store.ts";

export type OutboxState = SendingState & {
  /** Everything unsent, the oldest first, as typed last. */
  entries: readonly OutboxEntry[];
  /** Payloads that are on their way or may have arrived, by thing. */
  attempted: ReadonlyMap<string, unknown>;
  /** Things that would be lost with this tab: not stored yet, or refused by the browser's storage. */
  unstored: ReadonlySet<string>;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Everything one person types without waiting for the server: stored on the device first, sent in the order of each
 * thing, and removed only once the server has it. Each attempt is stored before it is made and repeated with the same
 * key, so that it happens once (OF-2, OF-3).
 */
export function createOutbox(options: OutboxOptions) {
  const { userId, teamId, store, kinds, mayAct, now, newId, after, announce } = options;
  /** For what the browser refuses to store. */
  const tabStore = createMemoryStore();
  let stored: OutboxContent = emptyOutbox;
  let inTab: OutboxContent = emptyOutbox;
  /** Changes handed to the store and not confirmed by it. */
  const pending = new Set<Work>();
  const listeners = new Set<() => void>();
  /** Of submitted values, by revision. */
  const waiters = new Map<string, (submission: OutboxSubmission) => void>();
  /** Revisions of what went back to whoever handed it over, by content: nobody knows whether the server has it. */
  const unanswered = new Map<string, string>();
  let state: OutboxState = {
    entries: [],
    attempted: new Map(),
    unstored: new Set(),
    isSending: false,
    failure: null,
    sentAt: null,
    sentCount: 0,
  };

  const show = (part: Partial<OutboxState> = {}) => {
    const expected = [...pending].reduce((content, work) => applyChange(content, work(content)), stored);
    const entries = new Map([...expected.entries, ...inTab.entries].map((entry) => [entry.thing, entry]));
    const durable = new Map(stored.entries.map((entry) => [entry.thing, entry.revision]));
    state = {
      ...state,
      entries: [...entries.values()],
      attempted: new Map(
        [...stored.batches, ...inTab.batches].flatMap(({ items }) => items.map((item) => [item.thing, item.payload])),
      ),
      unstored: new Set(
        [...entries.values()].filter((entry) => durable.get(entry.thing) !== entry.revision).map(({ thing }) => thing),
      ),
      ...part,
    };
    for (const listener of listeners) listener();
  };

  /** Shown at once, stored as soon as the browser has done so; what it refuses stays in the tab. Never rejects. */
  const enterStored = async (things: readonly string[], work: Work): Promise<boolean> => {
    pending.add(work);
    show();
    try {
      // A later value must not overtake an earlier one that is on its way from the tab.
      if (inTab.entries.some(({ thing, batch }) => batch !== null && things.includes(thing))) throw stillInTab;
      stored = await store.change(work);
      inTab = await tabStore.change((content) => discard(content, things));
      return true;
    } catch {
      inTab = await tabStore.change(work);
      return false;
    } finally {
      pending.delete(work);
      show();
      announce();
    }
  };

  /** Changes what was entered before, wherever it is. */
  const changeBoth = async (work: Work) => {
    inTab = await tabStore.change(work);
    stored = await store.change(work).catch(() => stored);
    show();
    announce();
  };

  const reload = async () => {
    stored = await store.read().catch(() => stored);
    show();
  };

  const places = [
    createPlace(store, newId, (content) => {
      stored = content;
      show();
      announce();
    }),
    createPlace(tabStore, newId, (content) => {
      inTab = content;
      show();
    }),
  ];

  /** Passes what became of a value on to whoever waits for it. */
  const tell = (revision: string, outcome: OutboxOutcome) => {
    if (outcome.state !== "again") waiters.get(revision)?.(submissionOf(outcome));
  };

  const sender = createSender({ ...options, places, onState: show, onOutcome: tell });

  const stamp = (draft: OutboxDraft): StampedDraft => ({
    ...draft,
    user_id: userId,
    team_id: teamId(),
    revision: newId(),
    entered_at: now(),
  });
  const enterStamped = (drafts: readonly StampedDraft[]) => {
    const things = drafts.map(({ thing }) => thing);
    for (const { thing, batch, revision } of state.entries) {
      if (batch === null && things.includes(thing)) waiters.get(revision)?.({ state: "superseded" });
    }
    return enterStored(things, (content) => enter(content, drafts));
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what is stored on the device; also after another tab has changed it. */
    reload,
    /** Shows the values at once. Resolves with whether they will outlive this tab. */
    enter: (drafts: readonly OutboxDraft[]): Promise<boolean> => enterStamped(drafts.map(stamp)),
    /**
     * Hands one value over and waits, at most so many ms, for what the server says to it. A refused value is not kept:
     * whoever handed it over still has it. Rejects with the `Failure` of a call that is not worth repeating.
     */
    submit: async (draft: OutboxDraft, { isOnline, waitMs }: { isOnline: boolean; waitMs: number }) => {
      const content = JSON.stringify([draft.kind, draft.payload]);
      const stamped = stamp(draft);
      // Handed over again it is the same operation.
      stamped.revision = unanswered.get(content) ?? stamped.revision;
      unanswered.delete(content);
      const kind = kinds[draft.kind];
      const isFirst = state.entries.every(({ group }) => group !== draft.group);
      // A value that goes alone and has nothing before it needs no queue: only where no answer came is it stored.
      if (isOnline && isFirst && kind && !kind.together) {
        const delivery = await deliver({ ...stamped, id: stamped.revision, items: [stamped] }, kind);
        if (delivery.state === "refused") return delivery;
        if (delivery.state === "answered") return submissionOf(delivery.outcomes[0]);
        if (delivery.failure.code !== "unavailable") {
          unanswered.set(content, stamped.revision);
          throw delivery.failure;
        }
        return { state: "queued", isDurable: await enterStamped([stamped]) } satisfies OutboxSubmission;
      }
      const isDurable = enterStamped([stamped]);
      if (!isOnline) return { state: "queued", isDurable: await isDurable } satisfies OutboxSubmission;
      const submission = await new Promise<OutboxSubmission>((resolve) => {
        const giveUp = () => void isDurable.then((durable) => resolve({ state: "queued", isDurable: durable }));
        const cancel = after(waitMs, giveUp);
        waiters.set(stamped.revision, (outcome) => {
          cancel();
          resolve(outcome);
        });
        void isDurable.then(sender.flush).then(giveUp);
      }).finally(() => waiters.delete(stamped.revision));
      const { thing } = stamped;
      if (submission.state === "refused") await changeBoth((content) => discard(content, [thing]));
      return submission;
    },
    /** Puts back values that could not be stored before the page was left. */
    restore: (entries: readonly OutboxEntry[]) => {
      const things = entries.map(({ thing }) => thing);
      return enterStored(things, (content) => {
        const known = new Set(content.entries.map(({ revision }) => revision));
        return enter(
          content,
          entries.filter(({ revision }) => !known.has(revision)),
        );
      });
    },
    /** Removes values that the server certainly does not have. */
    discard: (things: readonly string[]) => changeBoth((content) => discard(content, things)),
    /** Sends refused values again. */
    retry: async (things: readonly string[]) => {
      await changeBoth((content) => release(content, things, newId));
      await sender.flush();
    },
    flush: sender.flush,
    /**
     * For a page that is being left: makes the calls at once, without recording them. What became of them is found out
     * with the next attempt, which carries the same keys, or values that the server holds by then.
     */
    sendUnrecorded: () => {
      if (!mayAct()) return;
      const free = state.entries.filter((entry) => isSendable(entry) && entry.batch === null);
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
      const all = ({ entries, batches }: OutboxContent): OutboxChange => ({
        remove: entries.map(({ thing }) => thing),
        removeBatches: batches.map(({ id }) => id),
      });
      inTab = await tabStore.change(all);
      stored = await store.change(all).catch(() => emptyOutbox);
      show({ failure: null });
      announce();
    },
  };
}

function submissionOf(outcome: OutboxOutcome | undefined): OutboxSubmission {
  if (outcome?.state === "refused") return outcome;
  if (outcome?.state === "open") return { state: "open" };
  return { state: "stored", reply: outcome?.state === "stored" ? outcome.reply : undefined };
}

const stillInTab = new Error("an earlier value is on its way from this tab");
