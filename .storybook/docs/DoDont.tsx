import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../packages/ui/src/tokens/theme.ts";
import { Block } from "./Block.tsx";

export type DoDontProps = {
  good: ReactNode;
  bad: ReactNode;
  /** なぜそうするのか。 */
  because: string;
};

/** よい例とよくない例を並べ、理由を添える。 */
export function DoDont({ good, bad, because }: DoDontProps) {
  return (
    <Block>
      <Pair>
        <section>
          <strong data-verdict="good">○ こうする</strong>
          <div>{good}</div>
        </section>
        <section>
          <strong data-verdict="bad">× こうしない</strong>
          <div>{bad}</div>
        </section>
        <p>{because}</p>
      </Pair>
    </Block>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token("sp-4")};

  & > section {
    display: grid;
    align-content: start;
    gap: ${token("sp-3")};
    padding: ${token("sp-4")};
    border-radius: ${token("r-m")};
    background: ${token("surface")};
  }
  & [data-verdict="good"] {
    color: ${token("success")};
  }
  & [data-verdict="bad"] {
    color: ${token("danger")};
  }
  & > p {
    grid-column: 1 / -1;
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
  }
`;
