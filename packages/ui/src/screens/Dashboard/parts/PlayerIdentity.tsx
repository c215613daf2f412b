import { memberName, type NamedMember } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { token } from "../../../tokens/theme.ts";
import { ReportRowLink, ReportRowNote } from "./ReportRow.ts";

type PlayerIdentityProps = {
  member: NamedMember;
  /** 学年の代わりに添える言葉。 */
  note?: string | undefined;
  /** 開く日。なければその月で最後に記録した日。 */
  day?: string;
};

/** だれか。名前はその選手の実施記録への入口。 */
export function PlayerIdentity({ member, note, day }: PlayerIdentityProps) {
  const { formatMessage } = useIntl();
  const name = memberName(member);

  return (
    <Who>
      <Avatar name={name} />
      <Words>
        <ReportRowLink href={`/training-report/${member.id}${day ? `?day=${day}#day` : ""}`} look="bare">
          {name}
        </ReportRowLink>
        <ReportRowNote>{note ?? formatMessage(gradeText[member.grade])}</ReportRowNote>
      </Words>
    </Who>
  );
}

const Who = styled.span`
  display: inline-flex;
  flex: 1 1 calc(2 * ${token("sp-10")});
  align-items: center;
  gap: ${token("sp-3")};
  min-width: 0;
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;
