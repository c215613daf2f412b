import { type Member, normalizeForSearch } from "@kyuseki/domain";

type Named = Pick<Member, "last_name" | "first_name" | "last_name_kana" | "first_name_kana">;

const nameOf = ({ last_name, first_name }: Named) => normalizeForSearch(last_name + first_name);
const kanaOf = ({ last_name_kana, first_name_kana }: Named) => normalizeForSearch(last_name_kana + first_name_kana);

export function isLikely(member: Named, applicant: Named): boolean {
  const kana = kanaOf(applicant);
  return nameOf(member) === nameOf(applicant) || (kana !== "" && kanaOf(member) === kana);
}

/**
 * Members that an applicant may already be: active ones that `typed` finds, the most similar first, then those of the
 * same grade.
 */
export function mergeCandidates(members: readonly Member[], applicant: Member, typed: string): Member[] {
  const wanted = normalizeForSearch(typed);
  const rank = (member: Member) => (isLikely(member, applicant) ? 0 : member.grade === applicant.grade ? 1 : 2);
  return members
    .filter(({ state }) => state === "active")
    .filter((member) => nameOf(member).includes(wanted) || kanaOf(member).includes(wanted))
    .map((member) => ({ member, rank: rank(member) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ member }) => member);
}

const mergedFields = ["last_name_kana", "first_name_kana", "gender", "guardian_email", "email"] as const;
export type MergedField = (typeof mergedFields)[number];

/** The fields a merge fills in; existing values are kept. */
export function filledByMerge(into: Member, applicant: Member): MergedField[] {
  return mergedFields.filter((field) => !into[field] && applicant[field]);
}
