import type { Member } from "../contract/members/members.ts";
import { graphemesOf } from "../vocabulary/text.ts";

/** Last name, then first name (EN-1). */
export function memberName({ last_name, first_name }: Pick<Member, "last_name" | "first_name">): string {
  return joined(last_name, first_name);
}

/** The reading of the name; empty when the coach has entered none. */
export function kanaName({
  last_name_kana,
  first_name_kana,
}: Pick<Member, "last_name_kana" | "first_name_kana">): string {
  return joined(last_name_kana, first_name_kana);
}

type Read = Pick<Member, "id" | "last_name" | "first_name" | "last_name_kana" | "first_name_kana">;

/** The order of every list of members: by reading, or by the name where none was entered; then by id. */
export function sortByReading<Person extends Read>(people: readonly Person[]): Person[] {
  collator ??= new Intl.Collator("ja");
  const { compare } = collator;
  return people
    .map((person) => ({ person, reading: kanaName(person) || memberName(person) }))
    .sort((a, b) => compare(a.reading, b.reading) || a.person.id - b.person.id)
    .map(({ person }) => person);
}

let collator: Intl.Collator | undefined;

type Named = Pick<Member, "id" | "last_name" | "first_name">;

/**
 * Short names by id: the last name where it is unique; namesakes get as much of the first name as tells them apart:
 * 「佐藤 一」 and 「佐藤 次」. The whole name where even that is the same.
 */
export function shortNames(members: readonly Named[]): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [last_name, namesakes] of Map.groupBy(members, (member) => member.last_name)) {
    const firstNames = namesakes.map(({ id, first_name }) => ({ id, letters: graphemesOf(first_name) }));
    for (const { id, letters } of firstNames) {
      const others = firstNames.filter((other) => other.id !== id);
      const start = letters.findIndex((_, at) => others.every((other) => !startsAlike(letters, other.letters, at + 1)));
      const shown = others.length === 0 ? [] : letters.slice(0, start === -1 ? letters.length : start + 1);
      names.set(id, joined(last_name, shown.join("")));
    }
  }
  return names;
}

const startsAlike = (one: readonly string[], other: readonly string[], length: number) =>
  one.slice(0, length).join("") === other.slice(0, length).join("");

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");
