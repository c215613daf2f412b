import type { Call } from "@kyuseki/domain/client";
import { createOutbox, type OutboxAttempt, type OutboxDraft } from "@kyuseki/domain/outbox";
import { QueryClient } from "@tanstack/react-query";
import { callWhileSignedIn } from "../../src/data/outbox/callWhileSignedIn.ts";
import { outboxKinds } from "../../src/data/outbox/outboxKinds.ts";
import { openOutboxStore } from "../../src/services/outbox/openOutboxStore.ts";
import { callFaults, type randomOf, storeFaults, troubledCall, troubledStore } from "./faults.ts";
import type { OutboxWorld } from "./world.ts";

/** What all tabs of one device share. */
export type Device = {
  world: OutboxWorld;
  random: ReturnType<typeof randomOf>;
  isHealed: () => boolean;
  clockMs: () => number;
  lock: ReturnType<typeof createLock>;
  /** Another tab has changed what is stored. */
  announce: () => void;
  /** Those that a closed tab has left, too. */
  calls: Set<Promise<unknown>>;
  /** As the browser's local storage. */
  attempts: Map<string, OutboxAttempt>;
};

export type Tab = Awaited<ReturnType<typeof openTab>>;
export type Said = "sent" | "kept" | "in the tab" | "refused" | "failed" | "superseded" | "nothing";

/** A tab with the owner's outbox, on a bad network and a bad database, that can be killed. */
export async function openTab({ world, random, isHealed, clockMs, lock, announce, calls, attempts }: Device) {
  const { owner, other } = world;
  let kill = () => {};
  const death = new Promise<"dead">((resolve) => {
    kill = () => resolve("dead");
  });
  let isDead = false;
  let signedIn: "owner" | "other" | "nobody" = "owner";
  const trouble = {
    nextCall: () => (!isHealed() && random.chance(0.5) ? random.pick(callFaults) : null),
    nextWrite: () => (!isHealed() && random.chance(0.08) ? random.pick(storeFaults) : null),
    onKill: () => {
      isDead = true;
      kill();
    },
    onExpire: () => {
      signedIn = "nobody";
    },
  };
  /** A dead tab does nothing more. */
  const never = () => new Promise<never>(() => {});
  // A call carries the session of whoever is signed in by then.
  const call: Call = (endpoint, ...input) => {
    if (isDead) return never();
    const answer = (signedIn === "other" ? other : owner).services.call(endpoint, ...input);
    calls.add(answer);
    return answer;
  };
  const mayAct = () => signedIn === "owner" && !isDead;
  const store = openOutboxStore(owner.id, () => {});
  const outbox = createOutbox({
    userId: owner.id,
    teamId: () => world.teamId,
    store: troubledStore({ read: store.read, change: (work) => (isDead ? never() : store.change(work)) }, trouble),
    attempts: {
      get: (operation) => attempts.get(operation),
      set: (...attempt) => isDead || attempts.set(...attempt),
      delete: (operation) => isDead || attempts.delete(operation),
    },
    kinds: outboxKinds({
      ...owner.services,
      call: callWhileSignedIn(mayAct, troubledCall(call, trouble)),
      queries: new QueryClient(),
    }),
    exclusively: (work) => lock.run(() => Promise.race([work(), death.then(() => {})])),
    mayAct,
    now: () => Date.now() + clockMs(),
    newId: () => crypto.randomUUID(),
    after: () => () => {},
    announce,
  });
  await outbox.reload();

  const enter = async (draft: OutboxDraft): Promise<Said> => ((await outbox.enter([draft])) ? "kept" : "in the tab");
  const submit = async (draft: OutboxDraft): Promise<Said> => {
    await outbox.reload();
    try {
      const submission = await outbox.submit(draft, { isOnline: isHealed() || random.chance(0.7), waitMs: 6000 });
      if (submission.state === "queued") return submission.isDurable ? "kept" : "in the tab";
      if (submission.state === "stored") return "sent";
      return submission.state === "open" ? "failed" : submission.state;
    } catch {
      return "failed";
    }
  };
  return {
    outbox,
    isDead: () => isDead,
    /** Shows the owner's screens. */
    isOwners: () => signedIn === "owner" && !isDead,
    kill: trouble.onKill,
    /** What is not sent yet leaves at once, without a record. */
    close: async () => {
      outbox.sendUnrecorded();
      await Promise.resolve();
      trouble.onKill();
    },
    signIn: (who: "owner" | "other") => {
      if (!isDead) signedIn = who;
    },
    /** What the screen says; "nothing" where the tab was killed meanwhile. */
    enter: (draft: OutboxDraft) => Promise.race([enter(draft), death.then((): Said => "nothing")]),
    submit: (draft: OutboxDraft) => Promise.race([submit(draft), death.then((): Said => "nothing")]),
    /** Resolves when it has sent what it can, or has been killed meanwhile. */
    flush: () => Promise.race([outbox.flush(), death.then(() => {})]),
  };
}

/** One at a time, as the browser's lock; a killed tab lets go. */
export function createLock() {
  let last: Promise<void> = Promise.resolve();
  return {
    run: (work: () => Promise<void>) => {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  };
}
