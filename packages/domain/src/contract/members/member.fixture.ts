import type { MemberDraft } from "./memberDraft.ts";
import type { Member } from "./members.ts";

/** A draft with nothing but a name and a grade. */
export const plainDraft: MemberDraft = {
  last_name: "佐藤",
  first_name: "一郎",
  last_name_kana: "",
  first_name_kana: "",
  email: null,
  guardian_email: null,
  grade: "j2",
  height: null,
  weight: null,
  uniform_number: null,
  gender: null,
  additional: null,
};

/** Family and given name stand before and after a space. */
type Sketch = Partial<Member> & { id: number; name: string; kana?: string };

/** A player of a fictional club, 中1, who uses neither service unless told otherwise. */
export function fictionalMember({ id, name, kana = "", ...rest }: Sketch): Member {
  const [last_name = "", first_name = ""] = name.split(" ");
  const [last_name_kana = "", first_name_kana = ""] = kana.split(" ");
  return {
    ...plainDraft,
    id,
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    grade: "j1",
    nextshot_usage: "not_use",
    nextshot_id: null,
    nextrainer_usage: "not_use",
    nextrainer_purchased: false,
    state: "active",
    ...rest,
  };
}
