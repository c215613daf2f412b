import { vi } from "vitest";

/** Lets the page be one that was opened by its address ("navigate"), reloaded or gone back to. */
export function openPage(type: string) {
  const entry = { ...performance.mark("navigation").toJSON(), toJSON: () => ({}), type };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
}
