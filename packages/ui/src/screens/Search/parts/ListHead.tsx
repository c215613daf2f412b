import type { ReactNode } from "react";
import styled from "styled-components";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

export type ListHeadProps = {
  title: string;
  /** 題の右の小さな言葉。 */
  caption?: string | undefined;
  action?: ReactNode;
};

/** 行の並びの見出し。 */
export function ListHead({ title, caption, action }: ListHeadProps) {
  return (
    <Head>
      <h2>{title}</h2>
      {caption && <Caption>{caption}</Caption>}
      {action}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  min-height: ${token("touch")};
  padding: ${token("sp-2")} ${token("sp-4")};

  & > [data-variant] {
    margin-inline-start: auto;
  }
`;
