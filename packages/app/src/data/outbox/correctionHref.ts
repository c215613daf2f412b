import type { OutboxEntry } from "@kyuseki/domain/outbox";

/** In the address of a page: the refused entry that has come to be corrected there. */
export const correctionParameter = "correct";

/** The page on which a refused entry was typed, with the form that takes it open. */
export function correctionHref({ kind, thing, about }: Pick<OutboxEntry, "kind" | "thing" | "about">): string {
  const { pathname, search, hash } = new URL(about.href, window.location.origin);
  const params = new URLSearchParams(search);
  params.set(correctionParameter, thing);
  if (kind === "pitch_count") params.set("record", "1");
  return `${pathname}?${params}${formAnchors.get(kind) ?? hash}`;
}

/** Where a page opens or focuses the form by the address's hash. */
const formAnchors: ReadonlyMap<string, string> = new Map([
  ["training_record", "#record"],
  ["training_comment", "#comment"],
]);
