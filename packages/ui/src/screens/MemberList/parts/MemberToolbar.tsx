import type { Member } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { membersText } from "../../../copy/members/members.ts";
import { token } from "../../../tokens/theme.ts";

export type MemberToolbarProps = {
  /** 絞り込んだ後の選手。 */
  members: readonly Member[];
  /** 何人いるのか。 */
  count: string;
  onExport: (members: readonly Member[]) => void;
};

/** 一覧のすべてに関わること：人数、年度更新、CSV。だれかを選んでいる間は、その操作に代わる。 */
export function MemberToolbar({ members, count, onExport }: MemberToolbarProps) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <Count>{count}</Count>
      <ButtonLink variant="ghost" size="s" icon="calendar" href="/member-list/year-change">
        {formatMessage(titleText["year-change"])}
      </ButtonLink>
      <Button variant="ghost" size="s" icon="download" onClick={() => onExport(members)}>
        {formatMessage(membersText.exportCsv)}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")};
  min-width: 0;
`;

const Count = styled.span`
  flex: 1;
  padding-inline-start: ${token("sp-1")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
