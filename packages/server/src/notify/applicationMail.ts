import { type Member, memberName, product } from "@kyuseki/domain";
import type { Mail } from "../store/platform/outbox.ts";

type Accepted = {
  to: string;
  team: { team_id: number; name: string };
  /** As whom the applicant is a member now. */
  member: Pick<Member, "id" | "last_name" | "first_name">;
};

/** Mail to the guardian after an application was accepted. */
export function acceptedMail({ to, team, member }: Accepted): Mail {
  return {
    to,
    subject: `【${product.mark}】参加が承認されました`,
    text: `${oneLine(memberName(member))}さんの「${oneLine(team.name)}」への参加が承認されました。

登録した内容の確認、訂正、削除は、チームの指導者にお申し出ください。
お心当たりがない場合も、お手数ですが、チームの指導者にお知らせください。
`,
    about: { teamId: team.team_id, memberId: member.id },
  };
}

/** Typed by anybody with the code, so line breaks are removed. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");
