import type { FamilyPage } from "@kyuseki/domain";

/** Whose page it is, the same through all links of a family; null while nobody is on it. A player's own page is another one. */
export function ownerOf({ reader, children }: Pick<FamilyPage, "reader" | "children">): string | null {
  const [first] = children.map(({ member_id }) => member_id).toSorted((a, b) => a - b);
  return first === undefined ? null : `of-${reader}-${first}`;
}
