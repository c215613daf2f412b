import type { EvaluationTable } from "@kyuseki/domain";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { EvaluationTabs, type EvaluationTabsProps } from "./parts/EvaluationTabs.tsx";
import { ItemsPanel } from "./parts/ItemsPanel.tsx";
import { OneMeasure, type OneMeasureProps } from "./parts/OneMeasure.tsx";

export type EvaluationResultScreenProps = Pick<EvaluationTabsProps, "hrefOf"> &
  OneMeasureProps & {
    /** `view.all` のときの、すべての項目の表。 */
    table: Loadable<EvaluationTable>;
  };

/** 測定の結果：種類や項目ごとの、学年のばらつきと選手の表と、ひとりの伸び。すべての項目を一つの表でも見られる。 */
export function EvaluationResultScreen({ hrefOf, table, ...props }: EvaluationResultScreenProps) {
  const { items, view, refreshing = false, analyzer, today, onExport, onViewChange, onRetry } = props;

  return (
    <Page>
      <EvaluationTabs view={view} items={items} hrefOf={hrefOf} onChange={onViewChange} />
      {view.all ? (
        <ItemsPanel {...{ table, view, refreshing, analyzer, today, onExport, onViewChange, onRetry }} />
      ) : (
        <OneMeasure {...props} />
      )}
    </Page>
  );
}
