import { memo, type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableView } from "../../../components/DataTable/parts/tableColumn.ts";
import type { RowId } from "../../../components/DataTable/parts/tableFeatures.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { memberColumnText, memberFilterText, memberListValueText } from "../../../copy/members/memberList.ts";
import { token } from "../../../tokens/theme.ts";
import { memberCells, memberColumns } from "../memberColumns.tsx";
import { type MemberListView, type MemberSort, noConditions } from "../view.ts";
import { MemberRowAct } from "./actions/MemberRowAct.tsx";
import { MemberRowMore } from "./actions/MemberRowMore.tsx";
import { MemberIdentity } from "./MemberIdentity.tsx";
import { memberListStyle } from "./memberListStyle.ts";
import type { MemberRow } from "./memberRows.ts";
import type { Team } from "./team.ts";
import { useFilterWords } from "./useFilterWords.ts";

export type MemberTableProps = {
  /** 条件に合う選手。 */
  rows: readonly MemberRow[];
  team: Team;
  /** The view that `rows` match, for the empty message. */
  conditions: MemberListView;
  order: TableView<MemberSort>;
  refreshing: boolean;
  selected: ReadonlySet<RowId>;
  onSelectedChange: (selected: ReadonlySet<RowId>) => void;
  /** 詳細を開いている選手。 */
  current: number | null;
  /** 見出しの上の一列。 */
  bar: ReactNode;
  onViewChange: (change: Partial<MemberListView>) => void;
};

/** 一覧の表。条件が変わらない間は描き直さない。 */
export const MemberTable = memo(function MemberTable(props: MemberTableProps) {
  const { rows, team, conditions, order, refreshing, selected, onSelectedChange, current, bar, onViewChange } = props;
  const intl = useIntl();
  const columns = useMemo(() => memberColumns(intl, team), [intl, team]);
  const selection = useMemo(
    () =>
      ({ selected, onSelectedChange, nameOf: ({ name }: MemberRow) => name, unit: "person", reach: "every" }) as const,
    [selected, onSelectedChange],
  );
  const words = useFilterWords(conditions);

  return (
    <List aria-busy={refreshing}>
      <DataTable<MemberRow, MemberSort>
        caption={intl.formatMessage(titleText["member-list"])}
        columns={columns}
        rows={rows}
        rowId={({ member }) => member.id}
        card={(row) => <MemberCard row={row} team={team} />}
        selection={selection}
        emphasis={({ member }) => (member.id === current ? "current" : null)}
        bar={bar}
        view={order}
        onViewChange={onViewChange}
        empty={
          <EmptyState
            title={intl.formatMessage(memberFilterText.none)}
            action={
              <Button onClick={() => onViewChange(noConditions)}>{intl.formatMessage(actionText.showAll)}</Button>
            }
          >
            {intl.formatMessage(memberListValueText.noHits, { filter: words.all })}
          </EmptyState>
        }
      />
    </List>
  );
});

const List = styled.div`
  transition: opacity ${token("dur-2")};

  &[aria-busy="true"] {
    opacity: 0.6;
  }
  ${memberListStyle}
`;

/** スマートフォンでの一人分。 */
const MemberCard = memo(function MemberCard({ row, team }: { row: MemberRow; team: Team }) {
  const intl = useIntl();
  const cells = memberCells(intl);
  const { member } = row;
  const label = (name: keyof typeof memberColumnText) => intl.formatMessage(memberColumnText[name]);

  return (
    <article data-part="card">
      <header data-part="card-head">
        <MemberIdentity row={row} team={team} />
        <MemberRowMore row={row} />
      </header>
      <dl data-part="facts">
        <div data-plain="">
          <dt data-part="label">{label("grade")}</dt>
          <dd>{cells.grade(member)}</dd>
        </div>
        <div data-plain="">
          <dt data-part="label">{label("gender")}</dt>
          <dd>{cells.gender(member)}</dd>
        </div>
        {team.sportType === "baseball" && (
          <div data-plain="">
            <dt data-part="label">{label("hands")}</dt>
            <dd>{cells.hands(member)}</dd>
          </div>
        )}
        {team.analyzerAvailable && (
          <div data-half="">
            <dt data-part="label">{label("analyzer")}</dt>
            <dd>{cells.analyzer(member)}</dd>
          </div>
        )}
        <div data-half="">
          <dt data-part="label">{label("training")}</dt>
          <dd>{cells.training(member)}</dd>
        </div>
      </dl>
      <MemberRowAct row={row} />
    </article>
  );
});
