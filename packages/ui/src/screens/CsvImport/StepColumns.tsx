import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { media, token } from "../../tokens/theme.ts";

type StepColumnsProps = {
  /** 答えてもらうこと。なければ null。 */
  open: ReactNode;
  /** 答えが足りないとき、足りない欄を探す所。 */
  rowRef?: Ref<HTMLDivElement>;
  table: ReactNode;
  facts: ReactNode;
  /** 送っている間は、どれも変えられない。 */
  inert?: boolean;
};

/** 一つの手順の並べ方。聞くことを長い表より先に、ノートPCからは表の右に置く。 */
export function StepColumns({ open, rowRef, table, facts, inert = false }: StepColumnsProps) {
  return (
    <Row ref={rowRef} tabIndex={-1} inert={inert}>
      {open && <Stack gap="m">{open}</Stack>}
      <div data-part="table">{table}</div>
      <div>{facts}</div>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("sp-3")};

  & > * {
    min-width: 0;
  }
  & > [data-part="table"] {
    display: grid;
  }
  @media ${media.tablet} {
    gap: ${token("sp-4")};
  }
  @media ${media.laptop} {
    grid-template: auto 1fr / 2fr 1fr;
    row-gap: ${token("sp-3")};

    & > * {
      grid-column: 2;
    }
    & > [data-part="table"] {
      grid-area: 1 / 1 / span 2;
    }
  }
`;
