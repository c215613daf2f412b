import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type HandwritingSpaceProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** 罫線の数。高さは親に従い、足りなければ線が減る。 */
  lines?: number;
};

/** 手で書きこむ場所。 */
export function HandwritingSpace({ lines = 24, ...rest }: HandwritingSpaceProps) {
  return (
    <Space {...rest}>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <Line key={line} />
      ))}
    </Space>
  );
}

const Space = styled.div`
  flex: 1 1 0;
  min-height: calc(2 * ${token("control-m")});
  overflow: hidden;
  /* Lines that find no room would ask the printer for another page. */
  contain: size;
  border: ${token("hairline")} solid;
  border-radius: ${token("r-s")};
`;

const Line = styled.i`
  display: block;
  height: calc(${token("sp-6")} + ${token("rule")});
  border-block-end: ${token("hairline")} solid ${token("line-2")};
`;
