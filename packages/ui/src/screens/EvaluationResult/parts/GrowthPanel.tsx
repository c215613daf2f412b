import { type DateRange, type EvaluationGrowth, type EvaluationPlayer, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { Drawer } from "../../../components/Drawer/Drawer.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { memberDetailText } from "../../../copy/members/memberDetail.ts";
import { evaluationText } from "../../../copy/practice/evaluation.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { GrowthBody } from "./GrowthBody.tsx";
import type { Measure } from "./measure.ts";

export type GrowthPanelProps = {
  growth: Loadable<EvaluationGrowth>;
  measure: Measure;
  /** 同じ表の全員。くらべる相手になる。 */
  team: readonly EvaluationPlayer[];
  /** 見ている期間。届くまでは null。 */
  range: DateRange | null;
  /** YYYY-MM-DD。 */
  today: string;
  onRetry: () => void;
  onClose: () => void;
};

/** 一覧の横に開く、選手ひとりの2年間の伸び。 */
export function GrowthPanel({ growth, measure, team, range, today, onRetry, onClose }: GrowthPanelProps) {
  const { formatMessage } = useIntl();
  const title = growth.status === "ready" ? memberName(growth.value.player) : formatMessage(evaluationText.growth);

  return (
    <Drawer title={title} onClose={onClose}>
      {growth.status === "ready" && <GrowthBody growth={growth.value} {...{ measure, team, range, today }} />}
      {growth.status === "loading" && (
        <Stack aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
      {growth.status === "failed" &&
        (growth.code === "not_found" ? (
          <EmptyState
            title={formatMessage(memberDetailText.missing)}
            action={<Button onClick={onClose}>{formatMessage(memberDetailText.back)}</Button>}
          />
        ) : (
          <ErrorState code={growth.code} onRetry={onRetry} />
        ))}
    </Drawer>
  );
}
