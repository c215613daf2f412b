import { applyChange, type OutboxChange } from "./changes.ts";
import { emptyOutbox, type OutboxContent } from "./entry.ts";

/** What one person has not sent yet, on one device. */
export type OutboxStore = {
  read: () => Promise<OutboxContent>;
  /**
   * Reads, lets `work` decide and writes, without anybody in between, also from another tab. Resolves with what is
   * stored then, once it will outlive the page. Rejects when nothing was changed.
   */
  change: (work: (content: OutboxContent) => OutboxChange) => Promise<OutboxContent>;
};

/** Lasts as long as the tab. */
export function createMemoryStore(): OutboxStore {
  let content = emptyOutbox;
  return {
    read: async () => content,
    change: async (work) => {
      content = applyChange(content, work(content));
      return content;
    },
  };
}
