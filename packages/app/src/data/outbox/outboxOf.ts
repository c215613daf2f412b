import { idempotencyKey } from "@kyuseki/domain/client";
import { createOutbox, type Outbox, type OutboxDraft, type OutboxEntry } from "@kyuseki/domain/outbox";
import * as z from "zod/mini";
import { openOutboxStore, type StorageTrouble } from "../../services/outbox/openOutboxStore.ts";
import type { Services } from "../../services/services.ts";
import { attemptsOf } from "./attemptsOf.ts";
import { callWhileSignedIn } from "./callWhileSignedIn.ts";
import { outboxKinds } from "./outboxKinds.ts";

export type DeviceOutbox = Omit<Outbox, "enter"> & {
  /** Shows the values at once and sends them after `restMs` without another; resolves with whether they outlive the tab. */
  enter: (drafts: readonly OutboxDraft[], restMs?: number) => Promise<boolean>;
  /** Why the browser stores nothing; null while it does. Changes together with the outbox's state. */
  storageTrouble: () => StorageTrouble | null;
};

const made = new WeakMap<Services, Map<number, DeviceOutbox>>();

/** The outbox of this person in this tab; its content arrives with `reload`. */
export function outboxOf(services: Services, userId: number): DeviceOutbox {
  const own = made.get(services) ?? new Map<number, DeviceOutbox>();
  made.set(services, own);
  const outbox = own.get(userId) ?? openOutbox(services, userId);
  own.set(userId, outbox);
  return outbox;
}

function openOutbox(services: Services, userId: number): DeviceOutbox {
  const { drafts, session } = services;
  const shown = () => {
    const state = session.shown();
    return state.status === "signed_in" && state.user.id === userId ? state : null;
  };
  const mayAct = () => session.read().status === "signed_in" && shown() !== null;
  const name = `kyuseki-outbox-${userId}`;
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  let trouble: StorageTrouble | null = null;
  let teamId = shown()?.team.team_id ?? 0;

  const outbox = createOutbox({
    userId,
    teamId: () => {
      teamId = shown()?.team.team_id ?? teamId;
      return teamId;
    },
    store: openOutboxStore(userId, (now) => {
      trouble = now;
    }),
    attempts: attemptsOf(services, userId),
    kinds: outboxKinds({ ...services, call: callWhileSignedIn(mayAct, services.call) }),
    // Without locks, as on a page without TLS, tabs may make the same call: the server does it once.
    exclusively: async (work) => {
      if (navigator.locks) await navigator.locks.request(name, work);
      else await work();
    },
    mayAct,
    now: () => Date.now(),
    newId: () => idempotencyKey(),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    announce: () => channel?.postMessage(null),
  });

  channel?.addEventListener("message", () => void outbox.reload());
  session.subscribe(() => {
    const state = session.read();
    if (state.status === "signed_out" && state.reason === "left") void outbox.erase();
  });
  /** The browser's word is a hint: where it knows of no network, only the sender tries. */
  const sendIfOnline = () => {
    clearTimeout(rest);
    if (navigator.onLine) void outbox.flush();
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  // A page that is hidden may never be seen again: what its database has not confirmed is written down at once.
  const leave = () => {
    const { entries, unstored } = outbox.read();
    const left = entries.filter(({ thing }) => unstored.has(thing));
    if (left.length > 0) drafts.write(userId, leftName, left, true);
    else if (drafts.names(userId).includes(leftName)) drafts.forget(userId, leftName);
    sendIfOnline();
  };
  window.addEventListener("pagehide", () => {
    // Nothing may run any more after this event.
    if (navigator.onLine) outbox.sendUnrecorded();
    leave();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leave();
  });
  const opened = outbox.reload().then(async () => {
    const left = drafts.read(userId, leftName, entriesSchema) as readonly OutboxEntry[] | undefined;
    if (left && (await outbox.restore(left))) drafts.forget(userId, leftName);
  });

  return {
    ...outbox,
    reload: async () => {
      await opened;
      await outbox.reload();
    },
    enter: (values, restMs = 0) => {
      void askToKeep();
      clearTimeout(rest);
      rest = setTimeout(sendIfOnline, restMs);
      return outbox.enter(values);
    },
    storageTrouble: () => trouble,
  };
}

/** The draft that holds what could not be stored before the page was left. */
const leftName = "outbox";
/** Written by this file alone. */
const entriesSchema = z.array(z.looseObject({ thing: z.string(), revision: z.string() }));

let isAsked = false;

/** Asks the browser once not to clear what is stored here when it runs out of room. */
async function askToKeep() {
  if (isAsked) return;
  isAsked = true;
  await navigator.storage?.persist?.().catch(() => false);
}
