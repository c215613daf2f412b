import styled from "styled-components";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { token } from "../../../tokens/theme.ts";

/** 届くまで、行の場所を取っておく。 */
export function PartSkeleton({ rows }: { rows: number }) {
  return (
    <Rows aria-busy="true">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} />
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: calc(${token("touch")} - ${token("fs-label")});
  padding: ${token("sp-4")};
`;
