import { type FamilyLetter, type Member, memberName } from "@kyuseki/domain";

/** A letter as it is handed out: the link's whole address, and the names of the family's players. */
export function familyLinkOf({ family_id, member_ids, token, expires_at }: FamilyLetter, names: MemberNames) {
  return {
    family_id,
    names: member_ids.flatMap((id) => names.get(id) ?? []),
    url: `${window.location.origin}/f#${token}`,
    expiresAt: expires_at,
  };
}

export const namesById = (members: readonly Member[]): MemberNames =>
  new Map(members.map((member) => [member.id, memberName(member)]));

type MemberNames = ReadonlyMap<number, string>;
