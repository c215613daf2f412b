import styled from "styled-components";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { token } from "../../../tokens/theme.ts";

/** 届くまで、区画の場所を取っておく。 */
export function HomeSkeleton({ rows }: { rows: number }) {
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
  gap: calc(${token("row-l")} - ${token("fs-label")});
  padding: ${token("sp-5")} ${token("sp-4")} calc(${token("row-l")} - ${token("fs-label")} - ${token("sp-5")});
`;
