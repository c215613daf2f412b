import { product } from "@kyuseki/domain";
import { idempotencyKey } from "@kyuseki/domain/client";
import { lastView, rememberView } from "../lastView.ts";

const prefix = `${product.id}-tab-`;
/** The section in which a tab remembers its id. */
export const tabSection = "tab";

/** The tabs of this browser, as far as it says which are open. */
export type OpenTabs = {
  /** Of this tab, also after a reload. */
  id: string;
  /** Of every tab that is open; null where the browser does not say it (a page without TLS). */
  ids: () => Promise<ReadonlySet<string> | null>;
};

/** A tab holds a lock while it is open; the browser frees it with the tab, however that ends. */
export function followTabs(locks: LockManager | undefined): OpenTabs {
  const id = lastView(tabSection) || idempotencyKey();
  rememberView(tabSection, id);
  // A tab that was duplicated has the same id.
  locks?.request(prefix + id, { mode: "shared" }, () => new Promise<void>(() => {})).catch(() => {});

  return {
    id,
    ids: async () => {
      const held = await locks?.query().then(
        (found) => found.held,
        () => undefined,
      );
      if (!held) return null;
      return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
    },
  };
}
