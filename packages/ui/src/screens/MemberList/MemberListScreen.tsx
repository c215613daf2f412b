import type { Member, SportType } from "@kyuseki/domain";
import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import type { PhotosSrc } from "../../components/Avatar/photoSrc.ts";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { MemberActing } from "./parts/actions/MemberActing.tsx";
import type { MemberAction } from "./parts/actions/memberAction.ts";
import { useFocusKept } from "./parts/actions/useFocusKept.ts";
import { MemberActionBar } from "./parts/MemberActionBar.tsx";
import { MemberFilters } from "./parts/MemberFilters.tsx";
import { MemberList, type MemberListProps } from "./parts/MemberList.tsx";
import { matchingRows, memberRows } from "./parts/memberRows.ts";
import { fetchMemberEmpty } from "./parts/parts.ts";
import { type MemberListView, noConditions } from "./view.ts";

export type MemberListScreenProps = Pick<MemberListProps, "run" | "current" | "onExport" | "onStop"> & {
  /** `view.status` が `archived` のときは、卒業・退団した選手。 */
  members: Loadable<readonly Member[]>;
  /** 届いている一覧を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  sportType: SportType;
  analyzerAvailable: boolean;
  /** 監督か。コーチには、できない操作の理由を言う（D-5）。 */
  isManager: boolean;
  /** 選手の写真のあるところ。使わないチームでは渡さない。 */
  photos?: PhotosSrc;
  view: MemberListView;
  /** 変わったところだけが届く。同じ関数を渡し続けると速い。 */
  onViewChange: (change: Partial<MemberListView>) => void;
  onRetry: () => void;
  /** 操作を送っている選手。 */
  busy: ReadonlySet<number>;
  /** 確かめが要るものは、確かめた後に届く。済んだ選手の id を返し、失敗は伝え終えている。同じ関数を渡し続けると速い。 */
  onAct: (action: MemberAction, members: readonly Member[]) => Promise<readonly number[]>;
  onOpenQr: () => void;
  /** 初めて使うときに取りに行く部分。 */
  loadPart?: LoadPart;
};

/** チームの選手を、名前・学年・性別・状況で探し、招待や承認をする。 */
export function MemberListScreen(props: MemberListScreenProps) {
  const { members, refreshing = false, sportType, analyzerAvailable, isManager, view, onViewChange, onRetry } = props;
  const { photos, busy, onAct, onOpenQr, loadPart = loadAtOnce } = props;
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLElement>(null);
  // Typing stays responsive with a long list.
  const shownView = useDeferredValue(view);
  const all = members.status === "ready" ? members.value : none;
  const rows = useMemo(() => memberRows(all), [all]);
  const { q, gender, grade, status } = shownView;
  const { sort, page, size } = view;
  const order = useMemo(() => ({ sort, page, size }), [sort, page, size]);
  const hits = useMemo(() => matchingRows(rows, { q, gender, grade, status }), [rows, q, gender, grade, status]);
  const team = useMemo(
    () => ({ sportType, analyzerAvailable, isManager, photos }),
    [sportType, analyzerAvailable, isManager, photos],
  );
  const isPast = view.status === "archived";
  const isEmpty = members.status === "ready" && all.length === 0;
  const MemberEmpty = usePart(isEmpty, { load: loadPart, fetchPart: fetchMemberEmpty });
  const noteAction = useFocusKept(panel, rows);
  const handleAct = useCallback(
    (action: MemberAction, whom: readonly Member[]) => {
      noteAction(action);
      return onAct(action, whom);
    },
    [noteAction, onAct],
  );

  return (
    <Page>
      {(!isEmpty || isPast) && (
        <MemberFilters
          view={view}
          found={members.status === "ready" ? { hits: hits.length, total: all.length } : null}
          analyzerAvailable={analyzerAvailable}
          loadPart={loadPart}
          onChange={(change) => onViewChange({ ...change, page: noConditions.page })}
        />
      )}
      <MemberActing team={team} busy={busy} loadPart={loadPart} onAct={handleAct}>
        <Panel ref={panel} tabIndex={-1} flush aria-label={formatMessage(titleText["member-list"])}>
          {members.status === "loading" && <TableSkeleton rows={view.size} />}
          {members.status === "failed" && <ErrorState code={members.code} onRetry={onRetry} />}
          {MemberEmpty && (
            <MemberEmpty isPast={isPast} onOpenQr={onOpenQr} onShowPresent={() => onViewChange(noConditions)} />
          )}
          {members.status === "ready" && !isEmpty && (
            <MemberList
              {...props}
              rows={rows}
              hits={hits}
              team={team}
              conditions={shownView}
              order={order}
              refreshing={refreshing}
              loadPart={loadPart}
            />
          )}
        </Panel>
      </MemberActing>
      {!isEmpty && <MemberActionBar />}
    </Page>
  );
}

const none: readonly Member[] = [];
const loadAtOnce: LoadPart = (part) => part();
