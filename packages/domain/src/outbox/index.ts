export { applyChange, isSendable, type OutboxChange } from "./changes.ts";
export { createOutbox, type Outbox } from "./createOutbox.ts";
export {
  emptyOutbox,
  type OutboxAbout,
  type OutboxBatch,
  type OutboxContent,
  type OutboxDraft,
  type OutboxEntry,
  type OutboxItem,
  type OutboxKind,
  type OutboxOutcome,
  type OutboxRefusal,
  type OutboxSubmission,
} from "./entry.ts";
export type { OutboxAttempt } from "./options.ts";
export type { OutboxState } from "./outboxState.ts";
export { createMemoryStore, type OutboxStore } from "./store.ts";
