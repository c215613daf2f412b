import { type EvaluationGrowth, memberName } from "@kyuseki/domain";
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
import { GrowthBody, type GrowthBodyProps } from "./GrowthBody.tsx";

export type GrowthPanelProps = Omit<GrowthBodyProps, "growth"> & {
  growth: Loadable<EvaluationGrowth>;
  onRetry: () => void;
  onClose: () => void;
};

/** 一覧の横に開く、選手ひとりの2年間の伸び。 */
export function GrowthPanel({ growth, onRetry, onClose, ...shown }: GrowthPanelProps) {
  const { formatMessage } = useIntl();
  const title = growth.status === "ready" ? memberName(growth.value.player) : formatMessage(evaluationText.growth);

  return (
    <Drawer title={title} onClose={onClose}>
      {growth.status === "ready" && <GrowthBody {...shown} growth={growth.value} />}
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
