import type { MemberPain, NamedMember } from "@kyuseki/domain";
import { pickMemberName } from "./memberName.ts";

type Reporting = NamedMember & { pain: Omit<MemberPain, "member"> | null };

/** Reports within the last days, the newest first, and on a day the strongest. */
export const painReports = (members: readonly Reporting[]): MemberPain[] =>
  members
    .flatMap((member) => (member.pain ? [{ member: pickMemberName(member), ...member.pain }] : []))
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.pain - one.pain);
