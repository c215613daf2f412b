import { useIntl } from "react-intl";
import styled from "styled-components";
import { tableText } from "../../copy/table.ts";
import { media, token } from "../../tokens/theme.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export type TableSkeletonProps = {
  /** これから出る行の数。同じ高さを空けておく。 */
  rows: number;
};

/** 表が届くまでの骨組み。届いたときに画面が動かない。 */
export function TableSkeleton({ rows }: TableSkeletonProps) {
  const { formatMessage } = useIntl();

  return (
    <SkeletonRows role="status" aria-busy="true">
      <VisuallyHidden>{formatMessage(tableText.loading)}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row}>
          <Skeleton shape="avatar" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </SkeletonRows>
  );
}

const SkeletonRows = styled.div`
  padding-block: 2.375rem 3.5rem;

  & > div {
    display: grid;
    grid-template-columns: auto 10rem minmax(0, 1fr);
    align-items: center;
    gap: ${token("sp-3")};
    height: 3rem;
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
  }
  @media ${media.mobile} {
    padding-block-start: 0;

    & > div {
      grid-template-columns: auto minmax(0, 1fr);
      height: 8.5rem;
    }
    & > div > :last-child {
      display: none;
    }
  }
`;
