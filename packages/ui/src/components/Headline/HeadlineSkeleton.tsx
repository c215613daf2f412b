import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { paperStyle } from "./headlineStyle.ts";

/** 要点が届く前の骨組み。 */
export function HeadlineSkeleton() {
  return (
    <Paper aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </Paper>
  );
}

const Paper = styled.div`
  ${paperStyle}
  gap: ${token("sp-3")};
`;
