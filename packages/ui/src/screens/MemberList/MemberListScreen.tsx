import type { Member, SportType } from "@kyuseki/domain";
import { useDeferredValue, useMemo } from "react";
import { useIntl } from "react-intl";
import { TableSkeleton } from "../../components/DataTable/TableSkeleton.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { memberEmptyText } from "../../copy/members.ts";
import { titleText } from "../../copy/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { MemberFilters } from "./MemberFilters.tsx";
import { MemberTable } from "./MemberTable.tsx";
import { matchingRows, memberRows } from "./memberRows.ts";
import { type MemberListView, noConditions } from "./view.ts";

export type MemberListScreenProps = {
  members: Loadable<readonly Member[]>;
  /** 届いている一覧を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  sportType: SportType;
  analyzerAvailable: boolean;
  view: MemberListView;
  /** 変わったところだけが届く。同じ関数を渡し続けると速い。 */
  onViewChange: (change: Partial<MemberListView>) => void;
  onRetry: () => void;
};

/** チームの選手を、名前・学年・性別で探す。 */
export function MemberListScreen(props: MemberListScreenProps) {
  const { members, refreshing = false, sportType, analyzerAvailable, view, onViewChange, onRetry } = props;
  const { formatMessage } = useIntl();
  // Typing stays ahead of a long list.
  const shownView = useDeferredValue(view);
  const all = members.status === "ready" ? members.value : none;
  const rows = useMemo(() => memberRows(all), [all]);
  const { q, gender, grade } = shownView;
  const { sort, page, size } = view;
  const order = useMemo(() => ({ sort, page, size }), [sort, page, size]);
  const hits = useMemo(() => matchingRows(rows, { q, gender, grade }), [rows, q, gender, grade]);
  const team = useMemo(() => ({ sportType, analyzerAvailable }), [sportType, analyzerAvailable]);
  const isEmpty = members.status === "ready" && all.length === 0;

  return (
    <Page>
      {!isEmpty && (
        <MemberFilters
          view={view}
          found={members.status === "ready" ? { hits: hits.length, total: all.length } : null}
          onChange={(change) => onViewChange({ ...change, page: noConditions.page })}
        />
      )}
      <Panel flush aria-label={formatMessage(titleText["member-list"])}>
        {members.status === "loading" && <TableSkeleton rows={view.size} />}
        {members.status === "failed" && <ErrorState code={members.code} onRetry={onRetry} />}
        {isEmpty && (
          <EmptyState title={formatMessage(memberEmptyText.title)}>{formatMessage(memberEmptyText.body)}</EmptyState>
        )}
        {members.status === "ready" && !isEmpty && (
          <MemberTable
            rows={hits}
            team={team}
            conditions={shownView}
            order={order}
            refreshing={refreshing}
            onViewChange={onViewChange}
          />
        )}
      </Panel>
    </Page>
  );
}

const none: readonly Member[] = [];
