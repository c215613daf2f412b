import { type ComponentPropsWithRef, useId } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { paperCaption } from "./printStyle.ts";

export type PrintSectionProps = Omit<ComponentPropsWithRef<"section">, "title"> & {
  title: string;
  /** 見出しの右の小さな言葉。 */
  caption?: string;
  /** 紙の残りの高さを使う。 */
  grow?: boolean;
};

/** 紙の一区画。途中で次の紙に分かれない。 */
export function PrintSection({ title, caption, grow = false, children, ...rest }: PrintSectionProps) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId} {...rest} data-grow={grow || undefined}>
      <Title id={titleId}>
        {title}
        {caption && <Caption>{caption}</Caption>}
      </Title>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;
  break-inside: avoid;

  &[data-grow] {
    flex: 1;
    min-height: calc(${token("chart-s")} / 2);
  }
`;

const Title = styled.h2`
  padding-block-end: ${token("sp-1")};
  border-block-end: ${token("hairline")} solid;
  font-size: ${token("fs-body")};
`;

const Caption = styled.small`
  margin-inline-start: ${token("sp-2")};
  font-size: ${paperCaption};
  font-weight: ${token("fw-caption")};
`;
