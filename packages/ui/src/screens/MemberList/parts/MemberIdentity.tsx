import { useIntl } from "react-intl";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { photoSrc } from "../../../components/Avatar/photoSrc.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { memberStatusText } from "../../../copy/members/memberList.ts";
import { archivedAsText } from "../../../copy/members/members.ts";
import type { MemberRow } from "./memberRows.ts";
import type { Team } from "./team.ts";

type MemberIdentityProps = { row: MemberRow; team: Pick<Team, "photos"> };

/** 誰か。名前は詳細へのリンク。見た目は一覧（`memberListStyle`）がまとめて持つ。 */
export function MemberIdentity({ row: { member, name, kana }, team: { photos } }: MemberIdentityProps) {
  const { formatMessage } = useIntl();

  return (
    <span data-part="who">
      <Link look="bare" data-part="link" href={`/member-list/${member.id}`}>
        <Avatar name={name} src={photoSrc(photos, member)} />
        <span data-part="words">
          <b data-part="name">{name}</b>
          {kana && <small data-part="kana">{kana}</small>}
        </span>
      </Link>
      {member.state === "applied" && <Tag tone="w">{formatMessage(memberStatusText.applied)}</Tag>}
      {member.archived_as && <Tag>{formatMessage(archivedAsText[member.archived_as])}</Tag>}
    </span>
  );
}
