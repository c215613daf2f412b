import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../copy/controls/action.ts";
import { token } from "../../tokens/theme.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** 区画の中身が届くまでの、入力欄の行。 */
export function PanelSkeleton({ rows }: { rows: number }) {
  const { formatMessage } = useIntl();
  return (
    <Rows role="status" aria-busy="true">
      <VisuallyHidden>{formatMessage(actionText.loading)}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} shape="title" />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-6")};
  padding-block: ${token("sp-4")};
`;
