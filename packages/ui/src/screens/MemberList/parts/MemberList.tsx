import type { Member } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { ListFoot } from "../../../components/DataTable/parts/ListFoot.ts";
import { calendarIcon, downloadIcon } from "../../../components/Icon/icons.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { memberListText } from "../../../copy/members/memberList.ts";
import { memberValueText } from "../../../copy/members/members.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { MemberBulkBarProps } from "./actions/MemberBulkBar.tsx";
import { MemberTable, type MemberTableProps } from "./MemberTable.tsx";
import type { MemberRow } from "./memberRows.ts";
import { fetchMemberBulkBar } from "./parts.ts";
import { useMemberSelection } from "./useMemberSelection.ts";

export type MemberListProps = Omit<MemberTableProps, "rows" | "selected" | "onSelectedChange" | "bar"> &
  Pick<MemberBulkBarProps, "run" | "onExport" | "onStop"> & {
    /** 届いているすべての選手。 */
    rows: readonly MemberRow[];
    /** 条件に合う選手。 */
    hits: readonly MemberRow[];
    loadPart: LoadPart;
  };

/** 選手の一覧と、選んだ選手への操作。 */
export function MemberList(props: MemberListProps) {
  const { rows, hits, team, conditions, order, refreshing, current, run, loadPart } = props;
  const { onViewChange, onExport, onStop } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const { selected, members: chosen, change, add, drop, clear } = useMemberSelection(rows);
  const MemberBulkBar = usePart(chosen.length > 0 || run !== null, { load: loadPart, fetchPart: fetchMemberBulkBar });

  const toolbar = useMemo(
    () => (
      <MemberToolbar
        members={hits.map(({ member }) => member)}
        count={formatMessage(memberValueText.count, { total: hits.length })}
        onExport={onExport}
      />
    ),
    [hits, formatMessage, onExport],
  );
  const bar = useMemo(() => {
    if (!MemberBulkBar) return isMobile ? null : toolbar;
    return (
      <MemberBulkBar
        members={chosen}
        total={hits.length}
        run={run}
        onExport={onExport}
        onDone={drop}
        onStop={onStop}
        onSelectAll={() => add(hits.map(({ member }) => member.id))}
        onClear={clear}
      />
    );
  }, [MemberBulkBar, isMobile, toolbar, chosen, hits, run, onExport, drop, onStop, add, clear]);

  return (
    <>
      <MemberTable
        rows={hits}
        team={team}
        conditions={conditions}
        order={order}
        refreshing={refreshing}
        selected={selected}
        onSelectedChange={change}
        current={current}
        bar={bar}
        onViewChange={onViewChange}
      />
      {isMobile && <ListFoot>{toolbar}</ListFoot>}
    </>
  );
}

type MemberToolbarProps = {
  /** 絞り込んだ後の選手。 */
  members: readonly Member[];
  /** 何人いるのか。 */
  count: string;
  onExport: (members: readonly Member[]) => void;
};

/** 一覧のすべてに関わること：人数、年度更新、CSV。だれかを選んでいる間は、その操作に代わる。 */
function MemberToolbar({ members, count, onExport }: MemberToolbarProps) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <Count>{count}</Count>
      <ButtonLink variant="ghost" size="s" icon={calendarIcon} href="/member-list/year-change">
        {formatMessage(titleText["year-change"])}
      </ButtonLink>
      <Button variant="ghost" size="s" icon={downloadIcon} onClick={() => onExport(members)}>
        {formatMessage(memberListText.exportCsv)}
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
