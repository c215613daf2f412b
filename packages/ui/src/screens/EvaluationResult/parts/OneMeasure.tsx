import type { Evaluation, EvaluationGrowth, MeasureItem } from "@kyuseki/domain";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { TableSkeleton } from "../../../components/DataTable/parts/TableSkeleton.tsx";
import type { TableSort } from "../../../components/DataTable/parts/tableColumn.ts";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { FailedPanel } from "../../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { useLaterPart } from "../../../state/useLaterPart.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { type EvaluationSort, type EvaluationView, evaluationSorts } from "../view.ts";
import { EvaluationBar, type EvaluationBarProps } from "./EvaluationBar.tsx";
import { EvaluationCount } from "./EvaluationCount.tsx";
import { EvaluationFilters } from "./EvaluationFilters.tsx";
import { EvaluationNone } from "./EvaluationNone.tsx";
import { EvaluationTable } from "./EvaluationTable.tsx";
import { evaluationRows } from "./evaluationRows.ts";
import { GradePlot } from "./GradePlot.tsx";
import { measureOfItem, measureOfKind } from "./measure.ts";

export type OneMeasureProps = Pick<EvaluationBarProps, "analyzer" | "today" | "onExport"> & {
  evaluation: Loadable<Evaluation>;
  /** 届いている結果を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  /** チームの項目。届くまでは空。 */
  items: readonly MeasureItem[];
  view: EvaluationView;
  /** 変わったところだけが届く。同じ関数を渡し続けると速い。 */
  onViewChange: (change: Partial<EvaluationView>) => void;
  onRetry: () => void;
  /** `view.player` の伸び。開いていなければ null。 */
  growth: Loadable<EvaluationGrowth> | null;
  onRetryGrowth: () => void;
  loadPart: LoadPart;
};

/** 一つの種類か項目：学年のばらつきと選手の表と、ひとりの伸び。 */
export function OneMeasure(props: OneMeasureProps) {
  const { evaluation, refreshing = false, items, view, growth, analyzer, today, onViewChange, onExport } = props;
  const charts = useLaterPart(props.loadPart, fetchCharts);
  const intl = useIntl();
  const { kind, item: itemId, grade, gender, period, q, sort, page, size } = view;
  const answer = evaluation.status === "ready" ? evaluation.value : null;
  const item = answer?.item ?? items.find(({ id }) => id === itemId);
  const measure = useMemo(
    () => (itemId !== null && item ? measureOfItem(item) : measureOfKind(intl, kind)),
    [intl, kind, itemId, item],
  );
  const { better } = measure;
  const { rows, unmeasured } = useMemo(
    () => evaluationRows(answer?.players ?? [], { grade, gender }, { better }),
    [answer, grade, gender, better],
  );
  const order = useMemo(
    () => ({ sort: sortOf(sort) ?? ({ id: "best", dir: better === "higher" ? "desc" : "asc" } as const), page, size }),
    [sort, better, page, size],
  );
  const open = useCallback((player: number) => onViewChange({ player }), [onViewChange]);
  const search = useCallback((typed: string) => onViewChange({ q: typed, page: 1 }), [onViewChange]);
  const { hits, field } = useNameSearch(rows, q, search);
  const bar = useMemo(
    () => <EvaluationBar rows={hits} {...{ measure, analyzer, today, onExport }} />,
    [hits, measure, analyzer, today, onExport],
  );
  const isEmpty = answer?.players.every(({ best }) => best === null) ?? false;
  const title = intl.formatMessage(titleText["evaluation-result"]);

  return (
    <>
      <EvaluationFilters
        view={view}
        measure={measure}
        evaluation={answer}
        hits={rows.length}
        today={today}
        onChange={onViewChange}
      />
      {evaluation.status === "failed" && (
        <FailedPanel aria-label={title} flush={false} code={evaluation.code} onRetry={props.onRetry} />
      )}
      {answer && isEmpty && (
        <Panel aria-label={title}>
          <EvaluationNone
            measure={measure}
            period={period}
            isTeamEmpty={answer.players.length === 0}
            onPeriod={(wanted) => onViewChange({ period: wanted })}
          />
        </Panel>
      )}
      {evaluation.status === "loading" && (
        <Columns split="4+8">
          <Panel title={intl.formatMessage(evaluationValueText.plotTitle, { measure: measure.name })}>
            <ChartPlace charts={charts} loading height="l">
              {() => null}
            </ChartPlace>
          </Panel>
          <Panel flush aria-label={title}>
            <TableSkeleton rows={size} />
          </Panel>
        </Columns>
      )}
      {answer && !isEmpty && (
        <Columns split="4+8">
          <GradePlot charts={charts} measure={measure} rows={rows} onOpen={open} />
          <Panel flush aria-label={title} footer={<EvaluationCount measured={rows.length} unmeasured={unmeasured} />}>
            <EvaluationTable
              rows={hits}
              search={field}
              measure={measure}
              period={period}
              order={order}
              current={view.player}
              refreshing={refreshing}
              bar={bar}
              onOpen={open}
              onViewChange={onViewChange}
            />
          </Panel>
        </Columns>
      )}
      {growth && (
        <Suspense>
          <GrowthPanel
            growth={growth}
            measure={measure}
            team={answer?.players ?? []}
            range={answer?.range ?? null}
            today={today}
            loadPart={props.loadPart}
            onRetry={props.onRetryGrowth}
            onClose={() => onViewChange({ player: null })}
          />
        </Suspense>
      )}
    </>
  );
}

const fetchCharts = () => import("./charts.ts");
const GrowthPanel = lazy(() => import("./GrowthPanel.tsx").then((module) => ({ default: module.GrowthPanel })));

/** An order of the table of every item is none of this one's. */
function sortOf(sort: EvaluationView["sort"]): TableSort<EvaluationSort> | null {
  const id = evaluationSorts.find((known) => known === sort?.id);
  return sort && id ? { id, dir: sort.dir } : null;
}
