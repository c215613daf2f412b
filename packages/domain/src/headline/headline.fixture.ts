import type { NamedMember } from "../contract/members/namedMember.ts";
import type { PainReport } from "../contract/practice/painReport.ts";
import type { HeadlinePitcher } from "./headline.ts";

export const pain: PainReport = { date: "2026-11-19", part: null, side: null, pain: 4, note: "" };

export function named(id: number, last_name: string): NamedMember {
  return { id, last_name, first_name: "奏太", grade: "e5" };
}

export function pitcher(member: NamedMember, rest: Partial<HeadlinePitcher>): HeadlinePitcher {
  const none = { pitches: 0, limit: null };
  return { member, level: "room", yesterday: null, pain: null, today: none, week: none, ...rest };
}
