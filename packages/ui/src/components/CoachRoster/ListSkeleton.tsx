import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../copy/controls/action.ts";
import { token } from "../../tokens/theme.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** 一覧が届くまでの骨組み。 */
export function ListSkeleton({ rows }: { rows: number }) {
  const { formatMessage } = useIntl();

  return (
    <SkeletonRows role="status" aria-busy="true">
      <VisuallyHidden>{formatMessage(actionText.loading)}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Row key={row}>
          <Skeleton shape="title" />
          <Skeleton />
        </Row>
      ))}
    </SkeletonRows>
  );
}

/** As high as rows with `listRowStyle`. */
const SkeletonRows = styled.div`
  position: relative;
`;

const Row = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
