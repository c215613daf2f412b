import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type FactListProps = ComponentPropsWithRef<"dl">;

/** 名前と中身の組（`Fact`）を、罫で区切って並べる。 */
export function FactList(props: FactListProps) {
  return <Rows {...props} />;
}

const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: calc(${token("sp-10")} + ${token("sp-6")}) minmax(0, 1fr);
    align-items: baseline;
    gap: ${token("sp-1")} ${token("sp-3")};
    padding-block: ${token("sp-2")};
    border-block-end: ${token("hairline")} solid ${token("line")};
  }
  & dt {
    color: ${token("ink-3")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-body")};
    word-break: auto-phrase;
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & dd > [data-part="action"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token("sp-2")};
    margin-inline-start: auto;
  }
`;
