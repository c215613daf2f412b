import { product } from "@kyuseki/domain";
import type * as z from "zod/mini";

/**
 * What a visitor who is not signed in has typed on a page, in the session storage: it outlives a reload, as when a phone
 * makes room while a mail is looked up, and ends with the tab. No passwords.
 */
export function createVisitorTexts<Texts>(page: "join" | "invite" | "setup", schema: z.ZodMiniType<Texts>) {
  const key = `${product.id}-${page}`;
  return {
    /** undefined when there is nothing, or nothing of this shape. */
    read(): Texts | undefined {
      try {
        return schema.safeParse(JSON.parse(window.sessionStorage.getItem(key) ?? "null")).data;
      } catch {
        return undefined;
      }
    },
    keep(texts: Texts) {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(texts));
      } catch {
        // Blocked or full: the page still holds them.
      }
    },
    forget() {
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Blocked: nothing was kept.
      }
    },
  };
}
