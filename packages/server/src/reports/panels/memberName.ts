import type { NamedMember } from "@kyuseki/domain";

/** The fields a panel shows of a member, and no others (T4). */
export const pickMemberName = ({ id, last_name, first_name, grade }: NamedMember): NamedMember => ({
  id,
  last_name,
  first_name,
  grade,
});
