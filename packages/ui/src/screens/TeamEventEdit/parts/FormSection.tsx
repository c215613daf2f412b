import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";

/** 見出しのあるひとまとまりの欄。 */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Stack>
  );
}

const Title = styled.h3`
  padding-block-end: ${token("sp-1")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

/** 短い欄を、スマートフォンでも三つ横に並べる。 */
export const TimeRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(${token("sp-10")} + ${token("sp-4")})), 1fr));
  align-items: start;
  gap: ${token("sp-3")};
`;

/** 入・切を横に並べる。 */
export const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-5")};
`;

/** 欄を横に並べ、狭ければ折り返す。 */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token("cell-s")}), 1fr));
  align-items: start;
  gap: ${token("sp-3")};
`;
