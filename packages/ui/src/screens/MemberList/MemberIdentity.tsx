import { useIntl } from "react-intl";
import { Avatar } from "../../components/Avatar/Avatar.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { membersText } from "../../copy/members.ts";
import type { MemberRow } from "./memberRows.ts";

export type MemberIdentityProps = { row: MemberRow };

/** 誰か。見た目は一覧（`memberListStyle`）がまとめて持つ。 */
export function MemberIdentity({ row: { member, name, kana } }: MemberIdentityProps) {
  const { formatMessage } = useIntl();

  return (
    <span data-part="who">
      <Avatar name={name} />
      <span>
        <b>{name}</b>
        {kana && <small>{kana}</small>}
      </span>
      {member.state === "applied" && <Tag tone="w">{formatMessage(membersText.applied)}</Tag>}
    </span>
  );
}
