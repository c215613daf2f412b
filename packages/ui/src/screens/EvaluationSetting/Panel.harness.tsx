import type { FailureCode } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { tableText } from "../../copy/table.ts";
import { token } from "../../tokens/theme.ts";

type PanelHarnessProps = {
  title: string;
  loadable: { status: "loading" } | { status: "failed"; code: FailureCode };
  onRetry: () => void;
};

/** 区画の中身が届くまで、または届かなかったとき。 */
export function PanelHarness({ title, loadable, onRetry }: PanelHarnessProps) {
  const { formatMessage } = useIntl();

  if (loadable.status === "failed") {
    return (
      <Panel title={title} flush>
        <ErrorState code={loadable.code} onRetry={onRetry} />
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <SkeletonRows role="status" aria-busy="true">
        <VisuallyHidden>{formatMessage(tableText.loading)}</VisuallyHidden>
        {bones.map((bone) => (
          <Skeleton key={bone} shape="title" />
        ))}
      </SkeletonRows>
    </Panel>
  );
}

const bones = ["first", "second", "third", "fourth"];

const SkeletonRows = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-6")};
  padding-block: ${token("sp-4")};
`;
