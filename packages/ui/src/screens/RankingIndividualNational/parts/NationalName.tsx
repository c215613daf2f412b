import { memberName, type NationalRankingRow } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Link } from "../../../components/Link/Link.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { nationalText } from "../../../copy/rankings/ranking.ts";
import { token } from "../../../tokens/theme.ts";

export type NationalNameProps = Pick<NationalRankingRow, "member"> & {
  /** みなチームの選手なら、そのことを一人ずつは言わない。 */
  isOwnList?: boolean;
};

/** チームの選手は名前、ほかは「非公開」（AP-6）。 */
export function NationalName({ member, isOwnList = false }: NationalNameProps) {
  const { formatMessage } = useIntl();
  if (!member) return <Hidden>{formatMessage(nationalText.hidden)}</Hidden>;
  const name = (
    <Link href={`/member-list/${member.id}`} look="bare">
      <b>{memberName(member)}</b>
    </Link>
  );
  if (isOwnList) return name;
  return (
    <>
      {name} <Tag tone="s">{formatMessage(nationalText.own)}</Tag>
    </>
  );
}

const Hidden = styled.span`
  color: ${token("ink-2")};
  font-weight: ${token("fw-body")};
`;
