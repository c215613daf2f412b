import type { Member } from "../contract/members/members.ts";
import { normalizeForSearch } from "../vocabulary/text.ts";

export type NamedMember = Pick<Member, "id" | "last_name" | "first_name" | "last_name_kana" | "first_name_kana">;

/** The member a written name stands for; `ambiguous` when several members have it. */
export type NameMatch =
  | { state: "matched"; member_id: number; chosen: boolean }
  | { state: "ambiguous"; member_ids: readonly number[] }
  | { state: "unknown" };

/**
 * Matches written names to members: 姓名 or 名姓, kanji or kana, in either width and case, with or without space or
 * comma (BE-2). Only whole names match. The coach's earlier choice for a name wins, as long as the member exists.
 */
export function matchNames(
  written: Iterable<string>,
  members: readonly NamedMember[],
  chosen: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, NameMatch> {
  const byName = new Map<string, Set<number>>();
  for (const member of members) {
    for (const name of namesOf(member)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(member.id));
    }
  }
  const present = new Set(members.map(({ id }) => id));
  return new Map(
    [...new Set(written)].map((name): [string, NameMatch] => {
      const choice = chosen.get(name);
      if (choice !== undefined && present.has(choice))
        return [name, { state: "matched", member_id: choice, chosen: true }];
      return [name, matchOf([...(byName.get(comparableName(name)) ?? [])])];
    }),
  );
}

/** Every member whom one of the names may stand for, without what a coach chose. */
export function membersNamed(written: Iterable<string>, members: readonly NamedMember[]): readonly number[] {
  const matches = [...matchNames(written, members).values()];
  return [
    ...new Set(
      matches.flatMap((match) => {
        if (match.state === "unknown") return [];
        return match.state === "matched" ? [match.member_id] : match.member_ids;
      }),
    ),
  ];
}

function matchOf(member_ids: readonly number[]): NameMatch {
  const [member_id] = member_ids;
  if (member_id === undefined) return { state: "unknown" };
  return member_ids.length === 1 ? { state: "matched", member_id, chosen: false } : { state: "ambiguous", member_ids };
}

function namesOf({ last_name, first_name, last_name_kana, first_name_kana }: NamedMember): readonly string[] {
  const pairs = [
    [last_name, first_name],
    [last_name_kana, first_name_kana],
  ];
  return pairs
    .filter((pair) => pair.every((part) => part !== ""))
    .flatMap(([last, first]) => [comparableName(`${last}${first}`), comparableName(`${first}${last}`)]);
}

/** The form in which names are compared: one width and case, kana as hiragana, without spaces, commas and dots. */
export const comparableName = (name: string): string => normalizeForSearch(name).replace(/[,、.･・]/g, "");
