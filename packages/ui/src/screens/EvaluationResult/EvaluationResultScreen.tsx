import type { Evaluation, EvaluationGrowth, MeasureItem } from "@kyuseki/domain";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { useIntl } from "react-intl";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { evaluationValueText } from "../../copy/practice/evaluation.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { EvaluationBar, type EvaluationBarProps } from "./parts/EvaluationBar.tsx";
import { EvaluationFilters } from "./parts/EvaluationFilters.tsx";
import { EvaluationNone } from "./parts/EvaluationNone.tsx";
import { EvaluationTable } from "./parts/EvaluationTable.tsx";
import { EvaluationTabs, type EvaluationTabsProps } from "./parts/EvaluationTabs.tsx";
import { evaluationRows } from "./parts/evaluationRows.ts";
import { GradePlot, GradePlotSkeleton } from "./parts/GradePlot.tsx";
import { measureOfItem, measureOfKind } from "./parts/measure.ts";
import type { EvaluationView } from "./view.ts";

export type EvaluationResultScreenProps = Pick<EvaluationTabsProps, "hrefOf"> &
  Pick<EvaluationBarProps, "today" | "onExport"> & {
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
  };

/** 測定の結果：種類や項目ごとの、学年のばらつきと選手の表と、ひとりの伸び。 */
export function EvaluationResultScreen(props: EvaluationResultScreenProps) {
  const { evaluation, refreshing = false, items, view, growth, today, hrefOf, onViewChange, onExport } = props;
  const intl = useIntl();
  const { kind, item: itemId, grade, gender, period, sort, page, size } = view;
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
    () => ({ sort: sort ?? ({ id: "best", dir: better === "higher" ? "desc" : "asc" } as const), page, size }),
    [sort, better, page, size],
  );
  const open = useCallback((player: number) => onViewChange({ player }), [onViewChange]);
  const bar = useMemo(
    () => <EvaluationBar rows={rows} unmeasured={unmeasured} measure={measure} today={today} onExport={onExport} />,
    [rows, unmeasured, measure, today, onExport],
  );
  const isEmpty = answer?.players.every(({ best }) => best === null) ?? false;
  const title = intl.formatMessage(titleText["evaluation-result"]);

  return (
    <Page>
      <EvaluationTabs view={view} items={items} hrefOf={hrefOf} onChange={onViewChange} />
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
            <GradePlotSkeleton />
          </Panel>
          <Panel flush aria-label={title}>
            <TableSkeleton rows={size} />
          </Panel>
        </Columns>
      )}
      {answer && !isEmpty && (
        <Columns split="4+8">
          <GradePlot measure={measure} rows={rows} onOpen={open} />
          <Panel flush aria-label={title}>
            <EvaluationTable
              rows={rows}
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
            onRetry={props.onRetryGrowth}
            onClose={() => onViewChange({ player: null })}
          />
        </Suspense>
      )}
    </Page>
  );
}

const GrowthPanel = lazy(() => import("./parts/GrowthPanel.tsx").then((module) => ({ default: module.GrowthPanel })));
