import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../../copy/controls/action.ts";
import { media, token } from "../../../tokens/theme.ts";
import { Skeleton } from "../../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../VisuallyHidden/VisuallyHidden.tsx";

export type TableSkeletonProps = {
  /** これから出る行の数。同じ高さを空けておく。 */
  rows: number;
};

/** 表が届くまでの骨組み。届いたときに画面が動かない。 */
export function TableSkeleton({ rows }: TableSkeletonProps) {
  const { formatMessage } = useIntl();

  return (
    <SkeletonRows role="status" aria-busy="true">
      <VisuallyHidden>{formatMessage(actionText.loading)}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Row key={row}>
          <Skeleton shape="avatar" />
          <Skeleton />
          <Skeleton />
        </Row>
      ))}
    </SkeletonRows>
  );
}

const SkeletonRows = styled.div`
  padding-block: ${token("row-head")} ${token("sp-9")};

  @media ${media.mobile} {
    padding-block-start: 0;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto calc(${token("cell-l")} / 2) minmax(0, 1fr);
  align-items: center;
  gap: ${token("sp-3")};
  height: ${token("row")};
  padding: 0 ${token("sp-3")};
  border-block-end: ${token("hairline")} solid ${token("line")};

  @media ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    height: calc(2 * ${token("sp-10")} - ${token("sp-2")});

    & > :last-child {
      display: none;
    }
  }
`;
