import type { NoteView } from "@kyuseki/ui/screens/FamilyNotes";

/**
 * Which page stands in place of the family's own. Each has its place in the browser's history, so that the phone's way
 * back leads to the family's page; the address, with the link behind its `#`, stays.
 */
export function createNoteViews(window: Window) {
  const listeners = new Set<() => void>();
  let views: readonly NoteView[] = [];
  /** Where the family's page stood. */
  let scrolled = 0;
  const set = (next: readonly NoteView[]) => {
    views = next;
    for (const listener of listeners) listener();
  };
  const handleBack = () => {
    if (views.length === 0) return;
    set(views.slice(0, -1));
    if (views.length === 0) window.requestAnimationFrame(() => window.scrollTo(0, scrolled));
  };
  window.addEventListener("popstate", handleBack);

  return {
    read: (): NoteView | null => views.at(-1) ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (view: NoteView) => {
      if (views.length === 0) scrolled = window.scrollY;
      window.history.pushState(null, "");
      set([...views, view]);
      window.scrollTo(0, 0);
    },
    back: () => window.history.back(),
    stop: () => window.removeEventListener("popstate", handleBack),
  };
}

export type NoteViews = ReturnType<typeof createNoteViews>;
