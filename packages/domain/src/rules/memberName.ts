import type { Member } from "../contract/members.ts";

/** EN-1. Last name, then first name. */
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

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");
